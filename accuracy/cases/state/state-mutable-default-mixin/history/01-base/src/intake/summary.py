from intake.loaders import BookLoader, MemberLoader


def summary(members: str, books: str) -> str:
    return f"{len(MemberLoader().load(members))} members, {len(BookLoader().load(books))} books"
