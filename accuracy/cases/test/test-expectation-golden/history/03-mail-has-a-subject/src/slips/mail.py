from slips.render import render


def mail(order, to):
    return {"to": to, "subject": f"Order {order['id']}", "body": render(order)}
