"""People who use Discord's client."""

from .person import Person
from .reply import Reply

__all__ = ["Person", "Reply"]
