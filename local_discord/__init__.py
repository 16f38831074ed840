"""A Discord on your own machine, for tests, benchmarks and playing without an account.

It imitates Discord's REST API and gateway closely enough for an unmodified client, and serves any
bot: it knows no games. ``World`` holds everything, ``serve`` puts it on an address, and a
``Person`` presses, chooses, types and looks.
"""

from .errors import CannotDo, NoSuchControl
from .limits import SessionLimits
from .model import Application, Channel, Guild, Message, Modal, Role, User
from .people.person import Person
from .people.reply import Reply
from .permissions import Permission
from .serve import Address, serve
from .traffic import Violation
from .world import World

__all__ = [
    "Address",
    "Application",
    "CannotDo",
    "Channel",
    "Guild",
    "Message",
    "Modal",
    "NoSuchControl",
    "Permission",
    "Person",
    "Reply",
    "Role",
    "SessionLimits",
    "User",
    "Violation",
    "World",
    "serve",
]
