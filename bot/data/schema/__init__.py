"""The database's tables, in one file for what belongs together. The migrations in `migrations/`
bring a database to this shape.

Moments are seconds since 1970.
"""

from bot.data.schema.base import *  # noqa: F403
from bot.data.schema.contests import *  # noqa: F403
from bot.data.schema.people import *  # noqa: F403
from bot.data.schema.subjects import *  # noqa: F403
from bot.data.schema.tables import *  # noqa: F403
