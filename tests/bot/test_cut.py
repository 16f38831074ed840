"""Text that is too long is cut before it is escaped, or between two escaped characters."""

from __future__ import annotations

import logging
import re
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cogs.records.sheets.replay import picture_of, replay_sheet
from bot.cogs.records.sheets.review import Reviewed
from bot.cogs.tournaments.reading import list_sheet
from bot.cogs.tournaments.starts import MOST_TYPED, start
from bot.cogs.tournaments.tournament import Terms
from bot.logs import Lines
from bot.message.parts import HEAVIEST, sheet
from bot.message.words import ALT, shortened
from bot.table import clocks
from bot.table.entered import cut
from bot.table.player import plain
from bot.web.page import texts_of
from games.core import Refused, verbatim
from games.projector import Moment, Still
from tests.bot.matches import started, text_of

ODD = "*_`|[<~\\" * 40


def whole(text: str) -> bool:
    """Does each backslash escape a character of markup, and is there no other markup?"""
    return re.search(r"\\(?![\\*_~|`\[<])|[*_~|`\[<]", re.sub(r"\\[\\*_~|`\[<]", "", text)) is None


@pytest.mark.parametrize("name", ["語", "🦊", "👩🏽‍🚀"])
def test_a_message_of_odd_names_is_not_too_heavy_for_discord(name: str) -> None:
    view = sheet(None, "\n".join([name * 20] * 200), below=name * 20).view
    [container] = view.to_components()
    texts = [part["content"] for part in container["components"]]
    assert sum(len(text.encode()) for text in texts) <= HEAVIEST
    assert texts[0].endswith("…")


@pytest.mark.parametrize("most", range(2, 40))
def test_no_text_ends_within_an_escape(most: int) -> None:
    cut = shortened(plain(ODD), most)
    assert len(cut) <= most
    assert whole(cut)


@pytest.mark.parametrize("count", [10, 100])
def test_what_a_replay_or_review_shows_says_where_the_rest_is(count: int) -> None:
    seen, told = verbatim("A card lies there. " * count), verbatim("told")
    judged: Any = SimpleNamespace(
        seat=0, ply=0, single=False, share=1.0, lost=0.0, told=told, counted=told
    )
    judged.certain_missed, judged.reason, judged.fortune, judged.move = (), None, None, "move N"
    review: Any = SimpleNamespace(of=lambda seat: (judged,), judged=(judged,), seats=2)
    moment = Moment(step=1, last=2, picture=b"", words=seen, played=told)
    still = Still(
        "graveyard_shift",
        1,
        ("A", "B"),
        {"public": told},
        "public",
        1,
        2,
        b"",
        seen,
        told,
        None,
        {},
    )
    reviewed = Reviewed(review, started("graveyard_shift"))
    for made in (reviewed.choice(0, 0, moment), replay_sheet(still, 8, "en")):
        cut = count == 100
        assert made.alt.endswith("There's more: press “In words” below.") == cut
        assert ("In words" in str(made.view.to_components())) == cut
    assert seen.in_("en").strip() in text_of(reviewed.in_words(moment))
    for picture in (partial(picture_of, still, "en"), partial(reviewed.picture, moment)):
        assert len(picture().description or "") <= ALT
        assert picture(whole=True).description == seen.in_("en"), "the page has no such button"


@pytest.mark.parametrize(
    "one",
    ["👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "e\u0301\u0302", "1\ufe0f\u20e3", "🏴\U000e0067\U000e007f"],
)
def test_nothing_is_cut_within_an_emoji_or_an_accented_letter(one: str) -> None:
    for most in range(len(one), 5 * len(one)):
        assert cut(one * 5, most) == one * (most // len(one))
        assert shortened(one * 6, most + 1) == one * (most // len(one)) + "…"
    assert cut(one * 5, 1)  # rather a part than nothing


@pytest.mark.parametrize("before", range(9))
def test_a_tournaments_name_is_cut_first(before: int) -> None:
    name, game = ("a" * before + ODD)[:100], "bushwhacked"  # so long are they stored
    one: Any = SimpleNamespace(id=1, name=name, game=game, stage="open", terms=Terms(), round=0)
    text = texts_of(list_sheet([one], "en"))
    listed = re.search(r"- \*\*(.*)\*\*: ", text)
    assert listed
    assert whole(listed[1])


@pytest.mark.parametrize("before", range(8))
def test_what_was_typed_is_quoted_as_it_is(before: int) -> None:
    typed = "x" * before + ODD
    for read in (lambda: clocks.read(typed), lambda: start(typed, "UTC", 0.0)):
        with pytest.raises(Refused) as refused:
            read()
        quoted = re.search("“(.*)”", refused.value.text.say(()))
        assert quoted
        assert whole(quoted[1])
        assert len(quoted[1]) <= 2 * MOST_TYPED


def test_what_is_logged_steers_no_terminal() -> None:
    record = logging.LogRecord("bot", logging.INFO, "", 0, "joined %s", ("\x1b[2JThe Crypt",), None)
    assert Lines().format(record).endswith("joined \\x1b[2JThe Crypt")
