"""Texts as they are stored: id and values there and back, and nothing else let in."""

from __future__ import annotations

import json

import pytest

from games.core import Damaged, Text, Who, all_of, read_text, say, verbatim, written
from games.core.text import UNKNOWN

NAMES = ["Ann", "Bob"]


@pytest.mark.parametrize(
    "text",
    [
        say("core-resigned", who=Who(1)),
        say("core-summary", decided=say("core-agreed"), reason=say("core-out-of-time", who=Who(0))),
        say("core-wins", who=Who(0), why=all_of((Who(0), Who(1)))),
        verbatim("{ $who } {0.__class__} {who}"),
    ],
)
def test_a_text_comes_back_as_it_was(text: Text) -> None:
    assert read_text(written(text), 2) == text


def test_it_is_read_in_any_language() -> None:
    stored = written(say("core-resigned", who=Who(1)))
    assert read_text(stored, 2).say(NAMES, "de") == "Bob hat aufgegeben"


def test_words_of_before_keep_their_names() -> None:
    assert read_text("{0} resigned", 2).say(NAMES, "ru") == "Ann resigned"
    assert read_text("drawn by agreement", 2).say(NAMES) == "drawn by agreement"


def test_words_of_before_are_no_pattern() -> None:
    words = "{0.__class__} {who} {} {9} { $n }"
    assert read_text(words, 2).say(NAMES) == "{0.__class__} {who} {} ? { $n }"


@pytest.mark.parametrize(
    "data",
    [
        {"id": "core-resigned", "values": {"who": {"seat": 2}}},
        {"id": "core-resigned", "values": {"who": {"seat": -1}}},
        {"id": "core-resigned", "values": {"who": float("inf")}},
        {"id": "core-resigned", "values": {"who": True}},
        {"id": "core-resigned", "values": {"who": "x" * 1001}},
        {"id": "core-resigned", "values": {"Who!": "x"}},
        {"id": "core-resigned", "values": {f"a{n}": n for n in range(21)}},
        {"id": "core-resigned", "values": []},
        {"id": 7},
    ],
)
def test_what_is_no_text_is_refused(data: object) -> None:
    with pytest.raises(Damaged):
        read_text(json.dumps(data), 2)


def test_texts_in_texts_come_to_an_end() -> None:
    text = say("core-agreed")
    for _ in range(9):
        text = say("core-wins", who="Ann", why=text)
    for stored in (written(text), '{"id":' * 100_000):
        with pytest.raises(Damaged):
            read_text(stored, 2)


@pytest.mark.parametrize("id", ["core-nothing-like-it", "{who.__class__}", "nobody-says"])
def test_an_id_that_nobody_knows_is_told_apart(id: str) -> None:
    with pytest.raises(Damaged) as caught:
        read_text(json.dumps({"id": id, "values": {"who": "x"}}), 2)
    assert caught.value.where == UNKNOWN
