"""Every sentence of every room formats in every language, with every value it can get."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from babel import localedata
from babel.numbers import format_decimal

import bot
from games.core import (
    LANGUAGES,
    all_of,
    any_of,
    formatted,
    languages,
    lines,
    say,
    sentences,
    verbatim,
)
from games.core.languages import Catalogue, add_room, spoken, strange, typeset
from games.core.text import Who
from tools.sentences.__main__ import faults, missing
from tools.sentences.said import Sayings
from tools.sentences.spoken import PLURALS, Room, rooms
from tools.sentences.style import wrong

ROOT = Path(__file__).parents[2]
ROOMS = rooms([ROOT / "games", Path(bot.__file__).parent])
SPOKEN = [(room, code) for code in LANGUAGES for room in ROOMS]


@cache
def sayings() -> Sayings:
    """All messages, read when the first is said: each worker imports this file."""
    return Sayings(ROOMS)


@pytest.mark.parametrize(
    ("room", "language"),
    SPOKEN,
    ids=[f"{room.folder.name}-{code}" for room, code in SPOKEN],
)
def test_every_message_formats_with_every_value_within_its_limit(room: Room, language: str) -> None:
    catalogue = Catalogue(room.name, language)
    there = catalogue.ids
    for id in room.english.messages:
        if id not in there:
            continue  # English is said instead; what lacks is listed by `make lint`
        limit = room.english.limit(id)
        for values in islice(sayings().trials(id, language), None if limit else 12):
            text = catalogue.format(id, values)
            assert text, id
            assert limit is None or len(text) <= limit, (id, text)


def test_no_language_lacks_a_sentence() -> None:
    assert list(missing(ROOMS)) == []


def test_a_value_is_a_name_a_number_a_text_or_several() -> None:
    text = say("core-wins", who=Who(1), why=say("core-resigned", who=Who(0)))
    assert text.say(["Ann", "Bob"]) == "Bob wins: Ann resigned."
    assert text.say(["Ann", "Bob"], "de") == "Bob gewinnt: Ann hat aufgegeben."
    assert text.say(["Ann", "Bob"], "ru") == "Победа: Bob (Ann сдаётся)."
    loss = say("pointsweeper-why-scout", points=-4.83)
    assert "−4.8" in loss.say([])
    assert "−4,8" in loss.say([], "de"), "the same minus as in front of points"


def test_texts_are_joined_and_listed() -> None:
    one, two = say("core-agreed"), say("core-nothing-typed")
    assert lines([one, two]).say([]) == "both agreed\nType a move."
    assert sentences([one, two]).say([]) == "both agreed Type a move."
    squares = ("A1", "B2", "C3")
    assert all_of(squares).say([], "en") == "A1, B2 and C3"
    assert any_of(squares).say([], "de") == "A1, B2 oder C3"
    assert all_of(squares[:1]).say([], "ru") == "A1"


def test_what_is_not_spoken_is_said_in_english() -> None:
    assert say("core-match-over").say([], "fr") == "The match is over."


def test_an_id_that_no_room_knows_is_logged_and_shown(unsaid: list[str]) -> None:
    assert say("core-nobody-wrote-this", who=Who(0)).say(["{0}"], "de") == "core-nobody-wrote-this"
    assert unsaid == ["no room has a sentence core-nobody-wrote-this"]
    unsaid.clear()


def test_what_was_said_before_is_not_formatted_again() -> None:
    text = say("core-resigned", who=Who(0))
    text.say(["somebody new"], "ru")
    before = formatted()
    text.say(["somebody new"], "ru")
    assert formatted() == before


def test_braces_in_what_people_type_are_only_braces() -> None:
    typed = "{ $who } { -term } {0.__class__}"
    assert verbatim(typed).say([]) == typed


@pytest.fixture(autouse=True)
def _no_room_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test adds is not there for the next one."""
    monkeypatch.setattr(languages, "_added", dict(languages._added))
    yield
    languages._room.cache_clear()
    languages.knows.cache_clear()


def _room(folder: Path, **files: str) -> Path:
    locale = folder / "shed" / "locale"
    locale.mkdir(parents=True)
    (folder / "shed" / "code.py").write_text('say("shed-here", who=who)\nsay("shed-hers")\n')
    for code, text in files.items():
        (locale / f"{code}.ftl").write_text(text, "utf-8")
    return locale


ENGLISH = """
# $who: name
shed-here = { $who } is here.
shed-fine = Fine.
"""


def test_a_fault_in_a_file_is_logged_and_english_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = "shed-fine = Gut.\n\nshed-here = { $who ist da.\n"
    add_room("shed", _room(tmp_path, en=ENGLISH, de=broken))
    assert say("shed-here", who="Ann").say([], "de") == "Ann is here."
    assert say("shed-fine").say([], "de") == "Gut."
    assert "shed-here in de: Expected " in caplog.text


def test_a_sentence_that_fails_is_said_in_english(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    add_room("hut", _room(tmp_path, en="hut-here = Here.", de="hut-here = { -nothing } da."))
    assert spoken("de", "hut-here", ()) == "Here."
    assert "hut-here in de" in caplog.text


def test_the_check_tells_what_is_wrong(tmp_path: Path) -> None:
    wrong = """
shed-here = { $whom } ist { -wo }.
shed-fine = Gut.
shed-fine = Sehr gut.
shed-more = { $n ->
    [few] wenige
   *[other] viele
}
shed-typed-up = h, hoch
"""
    _room(tmp_path, en=f"{ENGLISH}shed-typed-up = up\n", de=wrong)
    told = "\n".join(faults(rooms([tmp_path])))
    for fault in (
        "shed-here names whom, which English does not",
        "shed-here names -wo, which is not there",
        "shed-fine is there twice",
        "shed-more is not in English",
        "shed-more has a plural that the language lacks",
        "“h” is too short",
        "there is no sentence shed-hers",
        "nobody says shed-fine",
    ):
        assert fault in told


def test_the_check_wants_every_plural_and_every_value(tmp_path: Path) -> None:
    two = "# $n: number\nshed-here = { $n ->\n    [one] one\n   *[other] { $n }\n}\n"
    russian = "shed-here = { $n ->\n    [one] один\n   *[other] { $n }\n}\n"
    _room(tmp_path, en=two, ru=russian)
    told = "\n".join(faults(rooms([tmp_path])))
    assert "shed-here lacks the plural few, many" in told
    assert "code.py:1: shed-here needs n" in told
    assert list(missing(rooms([tmp_path]))) == [f"{tmp_path}/shed/locale/de.ftl lacks shed-here"]


@pytest.mark.parametrize(
    ("language", "text", "better"),
    [
        ("en", "Wait...", "…"),
        ("de", "Noch mehr …", "no space"),
        ("ru", '"Западня"', "quotes"),
        ("en", "This match is unrated.", "not rated"),
        ("de", "Tipp einen Zug ein.", "eingeben"),
        ("de", "Das geht mit einem Druck.", "Klick"),
        ("ru", "Введи 30s или 5m.", "30с"),
        ("ru", "писать в личку", "личные сообщения"),
        ("ru", "если ты добавил меня", "past tense"),
    ],
)
def test_the_check_knows_what_we_do_not_write(language: str, text: str, better: str) -> None:
    assert any(better in why for why in wrong(text, language))


def test_what_we_write_passes() -> None:
    assert list(wrong("Nimm den Knopfdruck: „So“… 5m", "de")) == []
    assert list(wrong("Ещё 5 ходов («Западня»)… ты играешь", "ru")) == []


def test_the_check_reads_messages_with_what_is_put_into_them(tmp_path: Path) -> None:
    english = """
shed-place = our shed
# $where: shed-place
shed-here = It is in { $where }.
# $where: shed-nowhere
shed-there = { $where }
"""
    german = "shed-place = in unserer Scheune\nshed-here = Es ist in { $where }."
    _room(tmp_path, en=english, de=german)
    told = "\n".join(faults(rooms([tmp_path])))
    assert "shed-here in de: a word too many: Es ist in in unserer Scheune." in told
    assert "shed-there may get shed-nowhere, which no room has" in told
    assert "shed-here in en" not in told


def test_spaces_that_tie_are_put_in_by_code() -> None:
    assert typeset("55 % — да", "ru") == "55\xa0%\xa0— да"
    assert typeset("55 %", "de") == "55\xa0%"
    assert "\xa0%" in say("core-why-chances", chance=55, other=50).say([], "de")


def test_the_check_lists_pages_that_a_language_lacks(tmp_path: Path) -> None:
    _room(tmp_path, en="shed-fine = Fine.", de="shed-fine = Gut.", ru="shed-fine = Хорошо.")
    rulebook = tmp_path / "shed" / "teaching" / "rulebook"
    rulebook.mkdir(parents=True)
    (rulebook / "en.md").write_text("# One\n\n## More\n\n# Two\n", "utf-8")
    (rulebook / "de.md").write_text("# Eins\n", "utf-8")
    told = list(missing(rooms([tmp_path])))
    assert told == [f"{rulebook}/de.md lacks 1 of 2 pages", f"{rulebook}/ru.md lacks 2 of 2 pages"]


def test_the_pseudo_language_leaves_only_what_is_not_text() -> None:
    odd = strange("Type **/me time** to <@12> or `up 3`: your next turn")
    assert "**/me " in odd
    assert "<@12>" in odd
    assert "`up 3`" in odd
    assert not re.search("[A-Za-z]{2}", re.sub(r"/me|<@12>|`up 3`", "", odd))
    assert len(strange("Windmills")) == 12
    assert Catalogue("core", "qps").format("core-resigned", {"who": "Ann"}).startswith("Ann ŕ")


def test_the_environment_adds_the_pseudo_language() -> None:
    shown = "from games.core import LANGUAGES; print(*LANGUAGES)"
    environment = {**os.environ, "LANGUAGES_TEST": "1"}
    told = subprocess.check_output(
        [sys.executable, "-c", shown], cwd=ROOT, text=True, env=environment
    )
    assert told.split() == ["en", "de", "ru", "qps"]


def test_plurals_are_those_of_cldr() -> None:
    assert {"one", "few", "many", "other"} <= PLURALS


@pytest.mark.parametrize(
    ("language", "number"), [("en", "-1,234.5"), ("de", "-1.234,5"), ("ru", "-1\xa0234,5")]
)
def test_of_a_language_only_numbers_stay_in_memory(language: str, number: str) -> None:
    Catalogue("core", language)
    assert len(localedata.load(language)) < 5
    assert format_decimal(-1234.5, locale=language) == number


def test_each_subject_of_a_package_has_sentences_of_its_own(tmp_path: Path) -> None:
    house = tmp_path / "house"
    written = {
        house: "-word = words\nhouse-all = All.\n",
        house / "attic": "house-attic = Some { -word }. { house-all }\n",
        house / "deep" / "cellar": "house-cellar = { house-attic }\nhouse-all = All.\n",
    }
    for folder, text in written.items():
        (folder / "locale").mkdir(parents=True)
        (folder / "locale" / "en.ftl").write_text(text, "utf-8")
    ids = ("house-all", "house-attic", "house-cellar")
    (house / "said.py").write_text("\n".join(f'say("{id}")' for id in ids), "utf-8")
    cellar = house / "deep" / "cellar"
    told = [line for line in faults(rooms([house])) if "locale" not in line or "names" in line]
    assert told == [
        f"{cellar}/locale/en.ftl: house-cellar names house-attic, which is not there",
        f"{cellar}: house-all is also in {house}",
    ]
    add_room("house", *(folder / "locale" for folder in written))
    assert spoken("en", "house-cellar", ()) == "Some words. All."
