"""Registering commands: what Discord keeps and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from local_discord import NoSuchControl
from local_discord.checks.basics import Report
from local_discord.checks.commands import check_commands
from tests.local_discord.bench import Bench
from tests.local_discord.description import check
from tests.local_discord.scene import Cast, Client, at


def command(**fields: Any) -> dict[str, Any]:
    return {"name": "play", "description": "Play a move"} | fields


def option(**fields: Any) -> dict[str, Any]:
    return {"type": 3, "name": "move", "description": "The move"} | fields


def asks(**fields: Any) -> dict[str, Any]:
    """A command with one option."""
    return command(options=[option(**fields)])


def choices(count: int) -> list[dict[str, str]]:
    return [{"name": str(n), "value": str(n)} for n in range(count)]


PROFILE, AGAIN = {"name": "Profile", "type": 2}, {"name": "Board again", "type": 3}
FIRST = "0.options.0"
CHOICE = f"{FIRST}.choices.0"
MIN_LENGTH = f"{FIRST}.min_length"
PERMISSIONS = "0.default_member_permissions"
NAMES, ABOUT = "name_localizations", "description_localizations"
HUGE = 1 << 53
ZUG = {"de": "zug"}
BESIDE = [option(), option(type=1, name="sub")]
TRANSLATED = [option(name_localizations=ZUG), option(name="b", name_localizations=ZUG)]
CALLED = [option(), option(name="b", name_localizations={"de": "move"})]
TEN = [{"name": str(n), "name_localizations": {"de": str(n) * 24}, "value": "v"} for n in range(10)]
MUCH = [option(name=f"o{n}", description="x" * 98, choices=TEN) for n in range(25)]
REFUSED: list[tuple[str, Any, str]] = [
    ("capitals", command(name="Play"), "0.name"),
    ("space", command(name="play it"), "0.name"),
    ("long name", command(name="x" * 33), "0.name"),
    ("no description", command(description=""), "0.description"),
    ("long description", command(description="x" * 101), "0.description"),
    ("unknown field", command(colour=1), "0.colour"),
    ("unknown locale", command(name_localizations={"xx": "a"}), f"0.{NAMES}.xx"),
    ("bad translation", command(name_localizations={"ru": "Ход"}), f"0.{NAMES}.ru"),
    ("context", command(contexts=[3]), "0.contexts.0"),
    ("no contexts", command(contexts=[]), "0.contexts"),
    ("integration", command(integration_types=[2]), "0.integration_types.0"),
    ("permissions", command(default_member_permissions="x"), PERMISSIONS),
    ("unknown permissions", command(default_member_permissions=str(1 << 54)), PERMISSIONS),
    ("26 options", command(options=[option(name=f"o{n}") for n in range(26)]), "0.options"),
    ("same option", command(options=[option(), option()]), "0.options"),
    ("required late", command(options=[option(), option(name="b", required=True)]), "0.options.1"),
    ("option type", asks(type=12), FIRST),
    ("option name", asks(name="The Move"), f"{FIRST}.name"),
    ("26 choices", asks(choices=choices(26)), f"{FIRST}.choices"),
    ("long choice", asks(choices=[{"name": "x" * 101, "value": "a"}]), f"{CHOICE}.name"),
    ("choices and autocomplete", asks(choices=choices(2), autocomplete=True), FIRST),
    ("autocomplete of a user", asks(type=6, autocomplete=True), f"{FIRST}.autocomplete"),
    ("subcommand beside option", command(options=BESIDE), "0.options"),
    ("blank description", command(description="  "), "0.description"),
    ("blank choice", asks(choices=[{"name": " ", "value": "a"}]), f"{CHOICE}.name"),
    ("same choice", asks(choices=[{"name": "a", "value": v} for v in "ab"]), f"{FIRST}.choices"),
    ("long value", asks(choices=[{"name": "a", "value": "x" * 101}]), f"{CHOICE}.value"),
    ("not exact", asks(type=4, choices=[{"name": "a", "value": HUGE}]), f"{CHOICE}.value"),
    ("number too large", asks(type=10, max_value=1e16), f"{FIRST}.max_value"),
    ("impossible length", asks(min_length=3, max_length=2), MIN_LENGTH),
    ("impossible value", asks(type=4, min_value=3, max_value=2), f"{FIRST}.min_value"),
    ("length", asks(max_length=6001), f"{FIRST}.max_length"),
    ("channels of no kind", asks(type=7, channel_types=[99]), f"{FIRST}.channel_types.0"),
    ("translated alike", command(options=TRANSLATED), f"{FIRST}.{NAMES}.de"),
    ("translated as another", command(options=CALLED), f"0.options.1.{NAMES}.de"),
    ("too much text", command(options=MUCH), "0"),
    ("group in group", asks(type=2, options=[option(type=2)]), f"{FIRST}.options.0"),
    ("description of a menu's", PROFILE | {"description": "d"}, "0.description"),
    ("translated", PROFILE | {ABOUT: {"de": "d"}}, f"0.{ABOUT}.de"),
    ("options of a menu's", AGAIN | {"options": []}, "0.options"),
    ("handler", AGAIN | {"handler": 1}, "0.handler"),
    ("long name of a menu's", AGAIN | {"name": "x" * 33}, "0.name"),
    ("no name", {"type": 2}, "0.name"),
    ("blank name", PROFILE | {"name": " "}, "0.name"),
    ("long translation", PROFILE | {NAMES: {"ru": "x" * 33}}, f"0.{NAMES}.ru"),
    ("unknown type", PROFILE | {"type": 5}, "0.type"),
]


@pytest.mark.parametrize(("wrong", "path"), [r[1:] for r in REFUSED], ids=[r[0] for r in REFUSED])
def test_refused(wrong: dict[str, Any], path: str) -> None:
    report = Report()
    check_commands([wrong], report)
    assert at(report.tree, path)


async def test_same_name_twice(still: Cast, client: Client) -> None:
    with still.world.expected(50035):
        assert (await client.put(still.commands, json=[command(), command()])).status_code == 400
    assert not still.application.commands
    menu = {"name": "Play", "type": 2}
    assert (await client.put(still.commands, json=[command(), menu])).is_success


async def test_names_in_any_script(still: Cast, client: Client) -> None:
    names = {"hi": "चाल-चलें", "th": "เดินหมาก", "ru": "ход", "ja": "指す"}
    assert (await client.put(still.commands, json=[command(name_localizations=names)])).is_success


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
async def test_30032_too_many(still: Cast, client: Client, kind: int, most: int) -> None:
    about: dict[str, Any] = {"type": kind} | ({"description": "d"} if kind == 1 else {})
    many = [{"name": f"c{n}"} | about for n in range(most + 1)]
    with still.world.expected(30032):
        assert (await client.put(still.commands, json=many)).json()["code"] == 30032
    assert (await client.put(still.commands, json=many[:-1])).is_success
    assert (await client.post(still.commands, json=many[0])).is_success  # in place of itself
    with still.world.expected(30032):
        assert (await client.post(still.commands, json=many[-1])).json()["code"] == 30032
    elsewhere = f"/applications/{still.application.id}/guilds/{still.guild.id}/commands"
    assert (await client.post(elsewhere, json=many[-1])).is_success
    assert len(still.application.commands) == most + 1


async def test_overwriting_keeps_ids(still: Cast, client: Client) -> None:
    first = (await client.put(still.commands, json=[command(), command(name="board")])).json()
    second = (await client.put(still.commands, json=[command(description="Another")])).json()
    assert second[0]["id"] == first[0]["id"]
    assert second[0]["version"] != first[0]["version"]
    assert [c["name"] for c in (await client.get(still.commands)).json()] == ["play"]
    one = f"{still.commands}/{second[0]['id']}"
    changed = await client.patch(one, json={"description": "Third"})
    assert changed.json()["description"] == "Third"
    assert (await client.delete(one)).status_code == 204
    with still.world.expected(10063):
        gone = await client.get(one)
    assert (gone.status_code, gone.json()["code"]) == (404, 10063)


async def test_commands_of_one_server(still: Cast, client: Client) -> None:
    elsewhere = still.world.guild("Elsewhere")
    still.world.install(still.application, elsewhere)
    elsewhere.join(still.anna)
    path = f"/applications/{still.application.id}/guilds/{still.guild.id}/commands"
    assert (await client.post(path, json=command())).json()["guild_id"] == str(still.guild.id)
    assert [c.name for c in still.anna.commands(still.channel)] == ["play"]
    assert still.anna.commands(elsewhere.channel("general")) == []


async def test_who_is_offered_what(still: Cast, client: Client) -> None:
    listed = [
        command(name="all"),
        command(name="here", contexts=[0]),
        command(name="dm", contexts=[1]),
        command(name="admins", default_member_permissions="0"),
        command(name="managers", default_member_permissions=str(1 << 5)),
    ]
    await client.put(still.commands, json=listed)
    still.world.servers.set_roles(still.guild, still.bob, still.guild.role("boss", 1 << 5))
    direct = still.anna.open_dm(still.application)
    assert {c.name for c in still.anna.commands(still.channel)} == {"all", "here"}
    assert {c.name for c in still.bob.commands(still.channel)} == {"all", "here", "managers"}
    assert {c.name for c in still.anna.commands(direct)} == {"all", "dm", "admins", "managers"}
    still.channel.deny(still.anna, 1 << 31)
    assert still.anna.commands(still.channel) == []


LAUNCH: dict[str, Any] = {"name": "launch", "type": 4}


async def test_activities_make_an_entry_point_that_no_overwriting_may_leave_out(
    still: Cast,
    client: Client,
) -> None:
    still.world.activities(still.application)
    [made] = (await client.get(still.commands)).json()
    assert (made["name"], made["type"], made["handler"]) == ("launch", 4, 2)
    check(made, "ApplicationCommandResponse")
    about = (await client.get("/applications/@me")).json()
    assert about["flags"] == 1 << 17
    check(about, "PrivateApplicationResponse")
    with still.world.expected(50240):
        assert (await client.put(still.commands, json=[command()])).json()["code"] == 50240
    assert (await client.get(still.commands)).json() == [made]  # it is refused as a whole
    renamed = LAUNCH | {"name": "Open It", "handler": 1, "id": made["id"]}
    both = (await client.put(still.commands, json=[command(), renamed])).json()
    assert [c["name"] for c in both] == ["play", "Open It"]
    assert both[1]["id"] == made["id"]
    with still.world.expected(50035):
        assert (await client.put(still.commands, json=[both[1]])).json()[
            "code"
        ] == 50035  # its version
        assert (await client.put(still.commands, json=[LAUNCH, renamed])).is_error
    assert (await client.delete(f"{still.commands}/{made['id']}")).is_success
    assert (await client.put(still.commands, json=[command()])).is_success


async def test_an_entry_point_is_global_and_needs_activities(still: Cast, client: Client) -> None:
    server = f"/applications/{still.application.id}/guilds/{still.guild.id}/commands"
    with still.world.expected(50035):
        refused = (await client.put(still.commands, json=[command(), LAUNCH])).json()
        assert at(refused["errors"], "1.type")
        assert (await client.post(still.commands, json=LAUNCH)).is_error
        handled = (await client.post(still.commands, json=command(handler=1))).json()
        assert at(handled["errors"], "handler")
    still.world.activities(still.application)
    with still.world.expected(50035):
        assert (await client.post(server, json=LAUNCH)).is_error
    assert (await client.put(server, json=[command()])).is_success


async def test_translations_are_listed_where_they_are_asked_for(
    still: Cast, client: Client
) -> None:
    await client.put(still.commands, json=[command(name_localizations=ZUG)])
    [told] = (await client.get(still.commands)).json()
    assert "name_localizations" not in told
    assert told["name_localized"] == "play"
    [told] = (await client.get(still.commands, params={"with_localizations": "true"})).json()
    assert told["name_localizations"] == ZUG


@pytest.mark.parametrize("typed", ["play", "play nothing"])
async def test_a_command_of_subcommands_is_used_by_one_of_them(
    still: Cast, client: Client, typed: str
) -> None:
    leave = {"type": 1, "name": "leave", "description": "Go"}
    assert (await client.put(still.commands, json=[command(options=[leave])])).is_success
    with pytest.raises(NoSuchControl, match="subcommand"):
        await still.anna.command(typed, still.channel)


@pytest.mark.wire
async def test_who_opens_the_application_reaches_whoever_handles_its_entry_point(
    crypt: Cast, b: Bench
) -> None:
    with pytest.raises(NoSuchControl):
        await crypt.anna.launch(crypt.application, crypt.channel)
    crypt.world.activities(crypt.application)
    with pytest.raises(NoSuchControl):  # Discord opens the Activity
        await crypt.anna.launch(crypt.application, crypt.channel)
    assert (await b.call("POST", crypt.commands, LAUNCH | {"handler": 1}))[0] == 200
    one = await b.begins(crypt.anna.launch(crypt.application, crypt.channel))
    assert one["type"] == 2
    assert one["data"].items() >= LAUNCH.items()
    await b.answer(one, {"type": 4, "data": {"content": "Hello"}})
    message = (await b.reply()).message
    assert message
    assert message.text == "Hello"
