"""What mattered in a match, for whoever looks at it again."""

from __future__ import annotations

from games.core import Text, View, Who, say
from games.graverobber.rules.known.board import Board, Dug


def moment(before: View[Board], after: View[Board]) -> Text | None:
    """A Plot was dug up, or both boards were laid, between these two positions."""
    if after.board.playing and not before.board.playing:
        return say("graverobber-moment-laid")
    deeds = after.board.deeds[len(before.board.deeds) :]
    digger = next((deed.seat for deed in deeds if isinstance(deed, Dug) and deed.plot), None)
    return None if digger is None else say("graverobber-moment-plot", who=Who(digger))
