def render(order):
    lines = [f"Order {order['id']}"]
    for name, count in order["lines"]:
        lines.append(f"{count} x {name}")
    lines.append(f"Pieces: {sum(count for _, count in order['lines'])}")
    return "\n".join(lines) + "\n"
