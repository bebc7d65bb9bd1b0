def summary(recorder):
    lines = recorder.timeline.lines
    return f"{len(lines)} events, {recorder.lost} lost, last {lines[-1] if lines else 'none'}"
