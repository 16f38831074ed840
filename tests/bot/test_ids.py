"""Custom ids: written and read in one place, valid since the first version, never a crash."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table import ids
from bot.table.ids import (
    Action,
    Answer,
    Choice,
    Control,
    Form,
    LessonChoice,
    LessonStep,
    Moment,
    Stand,
    Step,
    parse,
    write,
)
from bot.table.menu import leads_on, menu
from games.core import Refused

pytestmark = pytest.mark.lite

ODD = st.text(alphabet="²٣०９１gcstomlk:.+- 0123456789aA", max_size=40)
MOMENT = st.builds(
    Moment,
    st.integers(1, 10**14),
    st.integers(0, 3),
    st.integers(0, 999),
    takebacks=st.integers(0, 99),
)
STAND = st.builds(Stand, st.text("abc_", min_size=1), st.integers(1, 99), st.integers(0, 9))
WORDS = st.lists(st.text("abcABC123,-", min_size=1), min_size=1, max_size=4).map(" ".join)
FIELD = st.text("abc123-", min_size=1)
CONTROLS: st.SearchStrategy[Control] = st.one_of(
    st.builds(Step, MOMENT, st.one_of(WORDS, WORDS.map("{} ".format), st.just("")), st.booleans()),
    st.builds(Choice, MOMENT, st.integers(0, 9)),
    st.builds(Action, st.integers(0, 10**9), FIELD, st.lists(FIELD).map(tuple), menu=st.booleans()),
    st.builds(Form, st.integers(1, 10**9)),
    st.builds(LessonStep, STAND, st.one_of(WORDS, WORDS.map("{} ".format), st.just(""))),
    st.builds(LessonChoice, STAND, st.integers(0, 9)),
    st.builds(Answer, st.integers(0, 10**9), st.one_of(WORDS, st.just("")), st.integers(0, 9)),
)


@given(CONTROLS)
def test_what_is_written_is_read(control: Control) -> None:
    assert parse(write(control)) == control


@pytest.mark.parametrize(
    ("old", "meaning"),
    [
        ("g:12:0:3:move up 4", Step(Moment(12, 0, 3), "move up 4")),
        ("c:12:1:0:place 3,4", Step(Moment(12, 1, 0), "place 3,4", sure=True)),
        ("s:12:0:3:1", Choice(Moment(12, 0, 3), 1)),
        ("g:12:0:3.1:move up 4", Step(Moment(12, 0, 3, takebacks=1), "move up 4")),
        ("t:12:replay.public.0.1", Action(12, "replay", ("public", "0", "1"))),
        ("o:0:leaders.game", Action(0, "leaders", ("game",), menu=True)),
        ("m:12", Form(12)),
        ("l:toy:3.2:move up 4", LessonStep(Stand("toy", 3, 2), "move up 4")),
        ("l:toy:3.2:move up+", LessonStep(Stand("toy", 3, 2), "move up ")),
        ("k:toy:3.2:1", LessonChoice(Stand("toy", 3, 2), 1)),
        ("d:20779:0:place 3,4", Answer(20779, "place 3,4")),
        ("d:20779:2:", Answer(20779, "", 2)),
    ],
)
def test_ids_of_every_version_stay_valid(old: str, meaning: Control) -> None:
    assert parse(old) == meaning
    assert write(meaning) == old


@given(st.text() | ODD)
def test_what_is_forged_is_refused_or_means_something(text: str) -> None:
    try:
        control = parse(text)
    except Refused:
        return
    assert isinstance(control, Step | Choice | LessonStep | LessonChoice | Action | Form | Answer)


@given(st.text() | ODD)
def test_a_person_is_a_number_that_the_database_can_hold(text: str) -> None:
    found = ids.person(text)
    assert found is None or (text.isascii() and 0 < found < 2**63)


def test_only_beginnings_that_a_menu_makes_lead_on() -> None:
    legal = [f"place {column}{row}" for column in "ABCDEFGH" for row in range(1, 9)]
    made = {entry for group in menu(legal).groups for entry in group.entries}
    assert "place A" in made
    assert all(leads_on(legal, entry) for entry in ("", "place ", *made))
    assert not any(leads_on(legal, entry) for entry in ("pl", "place", "place Z", "place A1 "))
