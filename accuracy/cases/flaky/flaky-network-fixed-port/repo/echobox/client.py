import socket
import time


def ask(port: int, text: str) -> str:
    with socket.create_connection(("127.0.0.1", port), timeout=5) as sock:
        time.sleep(1.0)
        sock.sendall(text.encode())
        return sock.recv(1024).decode()
