def render(order):
    lines = [f"Order {order['id']}"]
    for name, count in order["lines"]:
        lines.append(f"{count} x {name}")
    return "\n".join(lines) + "\n"
