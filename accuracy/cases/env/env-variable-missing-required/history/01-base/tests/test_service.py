def test_token(service):
    assert service.token("ann").startswith("mint:ann:8h")


def test_issuer(service):
    assert service.settings.issuer == "mint"
