def page(channels):
    return "\n".join(f"{c.name}: {c.current or 'nothing yet'}" for c in channels)
