from slips.render import render


def mail(order, to):
    return {"to": to, "body": render(order)}
