"""How long to wait, in real time, for what should happen at once.

One setting stretches every limit where a machine is slow or busy: the environment variable
``PATIENCE``, a factor, which is 1 by default.
"""

from __future__ import annotations

import os

PATIENCE = float(os.environ.get("PATIENCE", "1"))
LONG = 180.0 * PATIENCE
"""Seconds after which waiting is given up. What goes right never takes that long."""
UNHURRIED = 45.0 * PATIENCE
"""Seconds to answer an interaction, for worlds that try a bot in real time on a busy machine.
Discord's three seconds are meant for a machine that the bot has for itself."""
