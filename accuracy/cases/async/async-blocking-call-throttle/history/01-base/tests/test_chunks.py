from depot.chunks import chunks


def test_last_chunk_is_short():
    assert list(chunks(b"abcdefghi", 4)) == [b"abcd", b"efgh", b"i"]
