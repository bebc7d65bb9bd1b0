ANSWERS = {"/forecast/graz": '{"sky": "clear", "high": 22}'}
