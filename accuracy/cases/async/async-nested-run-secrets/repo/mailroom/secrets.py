import asyncio

from . import vault


class ConfigurationError(Exception):
    pass


def get(name: str) -> str:
    loop = asyncio.new_event_loop()
    reading = vault.read(name)
    try:
        return loop.run_until_complete(reading)
    except RuntimeError as error:
        raise ConfigurationError(f"{name} is not configured") from error
    finally:
        reading.close()
        loop.close()
