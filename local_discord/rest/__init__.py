"""Discord's REST API, version 10, as far as a bot needs it."""

from .app import build

__all__ = ["build"]
