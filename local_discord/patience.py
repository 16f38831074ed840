"""How long is waited, in real time, for what should happen at once.

One setting stretches every limit where a machine is slow or busy: the environment variable
``PATIENCE``, a factor, 1 unless it is set.
"""

from __future__ import annotations

import os

PATIENCE = float(os.environ.get("PATIENCE", "1"))
LONG = 180.0 * PATIENCE
"""Seconds after which waiting is given up. What goes right never takes as long."""
UNHURRIED = 45.0 * PATIENCE
"""Seconds to answer an interaction, for worlds in which a bot is tried in real time on a machine
that does other things as well: Discord's three are meant for a machine of the bot's own."""
