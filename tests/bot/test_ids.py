"""Custom ids: what is written is read again, and nothing that arrives is an error."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from bot.table import ids
from bot.table.ids import Action, Choice, Control, Form, Moment, Step
from bot.table.menu import leads_on, menu
from games.core import Refused

ODD = st.text(alphabet="²٣０९１gcstom:.+- 0123456789aA", max_size=40)
COUNTS = st.integers(0, 10**6)
MOMENTS = st.builds(Moment, COUNTS, st.integers(0, 7), COUNTS, COUNTS)
WORDS = st.text(alphabet="abcXYZ019 -,", max_size=20).filter(lambda move: not move.endswith("+"))
NAMES = st.text(alphabet="abc", min_size=1)
CONTROLS = (
    st.builds(Step, MOMENTS, WORDS, st.booleans())
    | st.builds(Choice, MOMENTS, COUNTS)
    | st.builds(Action, COUNTS, NAMES, st.lists(NAMES).map(tuple), st.booleans())
    | st.builds(Form, COUNTS)
)


@given(CONTROLS)
def test_what_is_written_is_read_again(control: Control) -> None:
    assert ids.parse(ids.write(control)) == control


@given(st.text() | ODD)
def test_whatever_arrives_means_something_or_is_refused(text: str) -> None:
    with suppress(Refused):
        assert isinstance(ids.parse(text), Control)


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
