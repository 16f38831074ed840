"""Achievements on the local Discord: from the end of a match to its replay."""

from __future__ import annotations

import pytest

from tests.e2e.driver import alt, shown
from tests.e2e.finished import COUNTS, graverobber
from tests.e2e.scene import Scene


@pytest.mark.long
async def test_a_win_is_told_shown_on_the_profile_and_leads_to_its_replay(scene: Scene) -> None:
    board = await graverobber(scene, scene.anna, scene.bob, COUNTS)
    assert "earns *Foot in the Door*" in board.text
    profile = shown(await scene.bob.command("profile", scene.channel, person=scene.anna))
    feats = shown(await scene.bob.press(profile, "Achievements"))
    assert "Achievements of Anna" in feats.text
    assert "1 of 20" in feats.text
    assert "Earned: Foot in the Door." in alt(feats)
    await scene.bob.choose(feats, "Look at one…", "✓ Foot in the Door")
    assert "Win your first rated match. Earned" in feats.text
    replay = shown(await scene.bob.press(feats, "Show the match"))
    assert "Bob resigned" in replay.text + alt(replay)
    await scene.bob.press(feats, "In words")
    assert feats.text.count("Not yet.") == 19
    scene.bot.router.on_message = lambda _: True  # as if the message had these controls
    for id, values in (
        ("t:0:feats.987654321", []),
        ("t:0:feats.words.-1", []),
        (f"o:0:feat.{scene.anna.id}", ["of.tomorrow"]),
    ):
        told = shown(await scene.bob.forge(board, id, values)).text
        assert "Foot in the Door" not in told
        assert "nothing left to show" in told or "don't know that achievement" in told
