"""Forms that a bot opens: which are taken, and what a person fills in."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from local_discord import CannotDo, Modal
from local_discord.checks.basics import Report
from local_discord.checks.drafts import MOST_BYTES
from local_discord.checks.modals import check_modal
from tests.local_discord.bench import ASKED, ONE_PERSON, OPTIONS, SAY, Bench, asked, modal
from tests.local_discord.description import schema, wrong
from tests.local_discord.fuzz import FAR, FUZZ, junk, places, spoiled
from tests.local_discord.scene import Cast, at, options, row, select, text

LINE = {"type": 4, "style": 1}
RADIO = {"type": 21, "options": OPTIONS}
BOXES = {"type": 22, "options": OPTIONS}
ROW = {"type": 1, "components": [LINE | {"custom_id": "c", "label": "l"}]}
OFF = {"required": False}
BOB, PICKED = {"type": 5, "default_values": ONE_PERSON}, f"{ASKED}.default_values"


def label(name: str, component: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A part that asks for something."""
    inside = {"custom_id": name.lower()} | component
    return {"type": 18, "label": name, "component": inside} | fields


def both(**fields: Any) -> list[dict[str, Any]]:
    return [o | fields for o in OPTIONS]


TAKEN: list[tuple[str, dict[str, Any]]] = [
    ("menu", asked(select(min_values=0, required=False))),
    ("people", asked(BOB | {"max_values": 2})),
    ("roles", asked({"type": 6, "default_values": [{"id": "1", "type": "role"}]})),
    ("either", asked(BOB | {"type": 7})),
    ("channels", asked({"type": 8, "channel_types": [0, 11]})),
    ("boxes", asked(BOXES | {"min_values": 2, "options": both(default=True)})),
    ("one box for yes", asked(BOXES | {"options": OPTIONS[:1]})),
    ("radio", asked(RADIO | {"options": [OPTIONS[0], OPTIONS[1] | {"default": True}]})),
    ("box", asked({"type": 23, "default": True})),
    ("files", asked({"type": 19, "min_values": 0} | OFF)),
    ("line", asked(LINE | {"min_length": 2, "max_length": 2, "value": "ab", "label": None})),
    ("old row", modal("a", ROW)),
    ("five parts", modal("a", *[text("b")] * 4, ROW)),
    ("25 options", asked(select(options=options(25), max_values=25))),
]
REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("long title", modal("x" * 46, text("a")), "data.title"),
    ("blank title", modal(" ", text("a")), "data.title"),
    ("nothing", modal("a"), "data.components"),
    ("six parts", modal("a", *[text("a")] * 6), "data.components"),
    ("button", modal("a", {"type": 2}), "data.components.0"),
    ("bare input", modal("a", LINE | {"custom_id": "c"}), "data.components.0"),
    ("menu in a row", modal("a", row(select())), "data.components.0.components.0"),
    ("container", modal("a", {"type": 17, "components": [text("a")]}), "data.components.0"),
    ("text in a label", asked(text("a")), ASKED),
    ("button in a label", asked({"type": 2}), ASKED),
    ("label twice", asked(LINE | {"label": "m"}), f"{ASKED}.label"),
    ("long value", asked(LINE | {"max_length": 2, "value": "abc"}), f"{ASKED}.value"),
    ("short value", asked(LINE | {"min_length": 2, "value": "a"}), f"{ASKED}.value"),
    ("impossible", asked(LINE | {"min_length": 3, "max_length": 2}), f"{ASKED}.min_length"),
    ("style", asked(LINE | {"style": 3}), f"{ASKED}.style"),
    ("disabled", asked(select(disabled=True)), f"{ASKED}.disabled"),
    ("none of a required", asked(select(min_values=0)), f"{ASKED}.min_values"),
    ("none of people", asked({"type": 5, "min_values": 0}), f"{ASKED}.min_values"),
    ("none of boxes", asked(BOXES | {"min_values": 0}), f"{ASKED}.min_values"),
    ("none of files", asked({"type": 19, "min_values": 0}), f"{ASKED}.min_values"),
    ("files", asked({"type": 19, "min_values": 3, "max_values": 2}), f"{ASKED}.min_values"),
    ("11 files", asked({"type": 19, "max_values": 11}), f"{ASKED}.max_values"),
    ("3 of 2 boxes", asked(BOXES | {"min_values": 3}), f"{ASKED}.min_values"),
    ("up to 3 of 2", asked(BOXES | {"max_values": 3}), f"{ASKED}.options"),
    ("11 boxes", asked(BOXES | {"options": options(11)}), f"{ASKED}.options"),
    ("one radio button", asked(RADIO | {"options": OPTIONS[:1]}), f"{ASKED}.options"),
    ("11 radio buttons", asked(RADIO | {"options": options(11)}), f"{ASKED}.options"),
    ("two of one radio", asked(RADIO | {"options": both(default=True)}), f"{ASKED}.options"),
    ("range of a radio", asked(RADIO | {"min_values": 1}), f"{ASKED}.min_values"),
    ("same value", asked(RADIO | {"options": both(value="a")}), f"{ASKED}.options.1.value"),
    ("emoji", asked(RADIO | {"options": both(emoji={"name": "💀"})}), f"{ASKED}.options.1.emoji"),
    ("required box", asked({"type": 23, "required": True}), f"{ASKED}.required"),
    ("too few people", asked(BOB | {"min_values": 2, "max_values": 2}), PICKED),
    ("a person as role", asked(BOB | {"type": 6}), f"{PICKED}.0.type"),
    ("26 options", asked(select(options=options(26))), f"{ASKED}.options"),
    ("same id", modal("a", *[label("l", LINE)] * 2), "data.components.1.component.custom_id"),
    ("long label", modal("a", label("x" * 46, LINE)), "data.components.0.label"),
]


def look(payload: dict[str, Any]) -> dict[str, Any]:
    report = Report()
    check_modal(payload["data"], report)
    return report.tree


@pytest.mark.parametrize("payload", [t[1] for t in TAKEN], ids=[t[0] for t in TAKEN])
def test_taken(payload: dict[str, Any]) -> None:
    assert look(payload) == {}
    assert wrong(payload, schema("ModalInteractionCallbackRequest"), "") == []


@pytest.mark.parametrize(("payload", "path"), [r[1:] for r in REFUSED], ids=[r[0] for r in REFUSED])
def test_refused(payload: dict[str, Any], path: str) -> None:
    assert at(look(payload), path)


EVERYTHING = modal(
    "a",
    text("b"),
    label("c", BOXES | {"min_values": 1, "max_values": 2}),
    label("d", RADIO | {"required": True}),
    label("e", LINE, description="m"),
    label("s", select(placeholder="p")),
)


@FUZZ
@given(path=st.sampled_from(places(EVERYTHING)), value=junk | FAR)
def test_what_forms_must_not_be(path: tuple[Any, ...], value: Any) -> None:
    assert look(EVERYTHING) == {}
    payload = spoiled(EVERYTHING, path, value)
    if payload["type"] == 9 and isinstance(payload["data"], dict):
        described = wrong(payload, schema("ModalInteractionCallbackRequest"), "")
        assert look(payload) or described == []


async def opened(b: Bench, *components: dict[str, Any]) -> Modal:
    """A form with these parts, opened for Anna."""
    status, body = await b.answer(await b.ping(), modal("a", *components))
    assert status == 200, body
    found = (await b.reply()).modal
    assert found
    return found


async def filled(b: Bench, form: Modal, values: dict[str, Any]) -> dict[str, Any]:
    """What the bot gets: the answers by custom id, with what they stand for."""
    one = await b.begins(b.scene.anna.submit(form, values))
    assert (one["type"], one["data"]["custom_id"]) == (5, "m")
    answers = {c["component"]["custom_id"]: c["component"] for c in one["data"]["components"]}
    await b.answer(one, SAY)
    return answers | {"resolved": one["data"].get("resolved", {})}


@pytest.mark.wire
async def test_modal_and_its_answer(crypt: Cast, b: Bench) -> None:
    field = {"type": 4, "custom_id": "line", "style": 2, "min_length": 2, "max_length": 9}
    pick = {"type": 5, "custom_id": "who", "min_values": 0} | OFF
    form = await opened(b, text("Rules") | {"id": 3}, label("Layout", field), label("W", pick))
    assert [f.label for f in form.fields] == ["Layout", "W"]
    for bad in ({}, {"Layout": "a"}, {"Layout": "x" * 10}, {"Other": "abc"}):
        with pytest.raises(CannotDo, match=r"Layout|Other"):
            await crypt.anna.submit(form, bad)
    with pytest.raises(CannotDo, match="no form"):
        await crypt.bob.submit(form, {"Layout": "abc"})
    two = await b.begins(crypt.anna.submit(form, {"Layout": "abc", "who": [crypt.bob]}))
    parts = two["data"]["components"]
    assert [(c["type"], c["id"]) for c in parts] == [(10, 3), (18, 1), (18, 4)]
    assert parts[0] == {"type": 10, "id": 3}
    assert parts[1]["component"] == {"type": 4, "id": 2, "custom_id": "line", "value": "abc"}
    assert parts[2]["component"]["values"] == [str(crypt.bob.id)]
    assert str(crypt.bob.id) in two["data"]["resolved"]["users"]
    with crypt.world.expected(50035):  # there is no message to update
        assert (await b.answer(two, {"type": 7, "data": {"content": "a"}}))[0] == 400
    with crypt.world.expected(50035):  # no form after a form
        assert (await b.answer(two, modal("a", text("b"))))[0] == 400
    assert (await b.answer(two, SAY))[0] == 200


@pytest.mark.wire
async def test_groups_and_what_the_client_refuses(crypt: Cast, b: Bench) -> None:
    several = {"options": [{"label": f"Day {n}", "value": n} for n in "abc"], "max_values": 2}
    parts = (
        label("Speed", RADIO),
        label("Mood", RADIO | OFF),
        label("Days", BOXES | several),
        label("More", BOXES | several | {"min_values": 2} | OFF),
        label("Sure", {"type": 23, "default": True}),
    )
    form = await opened(b, *parts)
    for bad, why in (
        ({"Days": "a"}, "Speed"),
        ({"Speed": "a"}, "Days"),
        ({"Speed": "c", "Days": "a"}, "no option"),
        ({"Speed": ["a", "b"], "Days": "a"}, "Speed"),
        ({"Speed": "a", "Days": ["a", "b", "c"]}, "Days"),
        ({"Speed": "a", "Days": ["a", "a"]}, "twice"),
        ({"Speed": "a", "Days": "a", "More": "a"}, "More"),
    ):
        with pytest.raises(CannotDo, match=why):
            await crypt.anna.submit(form, bad)
    answers = await filled(b, form, {"Speed": "b", "Days": ["Day c", "a"]})
    assert answers["speed"]["value"] == "b"
    assert answers["mood"]["value"] is None
    assert answers["days"]["values"] == ["c", "a"]
    assert answers["more"]["values"] == []
    assert answers["sure"]["value"] is True
    answers = await filled(b, form, {"Speed": "a", "Days": "b", "Mood": "b", "Sure": False})
    assert (answers["mood"]["value"], answers["sure"]["value"]) == ("b", False)


@pytest.mark.wire
async def test_entities_and_what_is_picked_beforehand(crypt: Cast, b: Bench) -> None:
    elsewhere = crypt.world.guild("Elsewhere")
    stranger, role = crypt.world.person("Stranger"), crypt.guild.role("Judges")
    away, hidden = elsewhere.channel("away"), crypt.guild.channel("hidden")
    hidden.deny(crypt.anna, 1 << 10)
    crypt.channel.deny(crypt.application.user, 1 << 15)

    def named(kind: str, *ones: Any) -> dict[str, Any]:
        return {"default_values": [{"id": str(one.id), "type": kind} for one in ones]}

    parts = (
        label("Who", {"type": 5, "max_values": 2} | named("user", crypt.bob, stranger)),
        label("Role", {"type": 6} | named("role", role)),
        label("Either", {"type": 7} | OFF),
        label("Where", {"type": 8, "channel_types": [0]} | named("channel", crypt.channel)),
        label("File", {"type": 19} | OFF),
    )
    form = await opened(b, *parts)
    got = await filled(b, form, {})
    assert got["who"]["values"] == [str(crypt.bob.id)]  # who left is not offered any more
    assert got["role"]["values"] == [str(role.id)]
    assert got["where"]["values"] == [str(crypt.channel.id)]
    assert got["either"]["values"] == got["file"]["values"] == []
    assert got["resolved"].keys() == {"users", "members", "roles", "channels"}
    told = got["resolved"]["channels"][str(crypt.channel.id)]
    assert told["app_permissions"] != told["permissions"]
    assert "permission_overwrites" not in told
    for bad in (
        {"Who": stranger},
        {"Who": role},
        {"Role": elsewhere.everyone},
        {"Where": away},
        {"Where": hidden},
        {"Either": crypt.channel},
        {"File": [("a.txt", b""), ("b.txt", b"")]},
        {"File": ("a.txt", bytes(MOST_BYTES + 1))},
    ):
        with pytest.raises(CannotDo):
            await crypt.anna.submit(form, bad)
    got = await filled(b, form, {"Either": role, "File": ("a.txt", b"a")})
    assert got["resolved"]["attachments"][got["file"]["values"][0]]["filename"] == "a.txt"


@pytest.mark.wire
async def test_a_hostile_client_sends_what_is_not_offered(crypt: Cast, b: Bench) -> None:
    form = await opened(b, label("Speed", RADIO), label("Days", BOXES), label("Line", LINE))
    one = await b.begins(crypt.anna.forge_form(form, {"speed": "warp", "days": ["x"] * 40}))
    speed, days = (c["component"] for c in one["data"]["components"])
    assert (speed["value"], days["values"]) == ("warp", ["x"] * 40)
    await b.answer(one, SAY)
