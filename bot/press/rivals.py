"""Does another bot answer with this one's token? Then Discord gives every interaction to both, and
whoever is later is refused: 40060."""

from __future__ import annotations

import logging
from collections import deque

log = logging.getLogger(__name__)

LATELY = 20
"""How many interactions are looked at."""
MANY = 5
"""How many of them somebody else has answered, if there is another bot. One may always be delivered
twice."""
TOLD = (
    "another program answers with this bot's token: end it, or reset the token at Discord's "
    "developer portal (several processes of one bot need one database)"
)


class Rivals:
    """Counts what others have answered first."""

    def __init__(self) -> None:
        self._lately = deque[bool](maxlen=LATELY)
        self._told = False

    def note(self, repeated: bool) -> None:
        """An interaction was answered. `repeated`: somebody else had done so before."""
        self._lately.append(repeated)
        if self.there and not self._told:
            log.error(TOLD)
        self._told = self.there

    @property
    def there(self) -> bool:
        """Is there another bot?"""
        return sum(self._lately) >= MANY
