import socket

HOST = ("api.skyline-weather.invalid", 80)


def connect(path: str) -> str:
    with socket.create_connection(HOST, timeout=5) as sock:
        sock.sendall(f"GET {path} HTTP/1.0\r\n\r\n".encode())
        return sock.recv(65536).decode()
