def stamp(seconds):
    hours, rest = divmod(seconds, 3600)
    return f"{hours:02d}:{rest // 60:02d}"
