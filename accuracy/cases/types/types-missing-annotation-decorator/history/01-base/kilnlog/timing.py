TIMES = {}  # type: ignore[var-annotated]
