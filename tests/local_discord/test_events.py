"""Scheduled events: announced, begun, ended, called off; who may, and who hears of it."""

from __future__ import annotations

from typing import Any

import pytest

from local_discord import Permission, payloads
from local_discord.actions import events
from local_discord.checks.events import YEARS
from local_discord.scheduled import ScheduledEvent, Status
from tests.local_discord.description import check, schema, wrong
from tests.local_discord.scene import Cast, Client, Clock, at, wired

HOUR = 3600.0
CREATED, CHANGED = "GUILD_SCHEDULED_EVENT_CREATE", "GUILD_SCHEDULED_EVENT_UPDATE"
NOW = Clock().now
CREATE, MANAGE = Permission.CREATE_EVENTS, Permission.MANAGE_EVENTS


def when(hours: float) -> str:
    return payloads.time(NOW + hours * HOUR)


def announced(**fields: Any) -> dict[str, Any]:
    """An event that Discord takes, with other fields."""
    body = {
        "name": "Friday's Swiss",
        "description": "Four rounds",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "#tavern"},
        "scheduled_start_time": when(1),
        "scheduled_end_time": when(3),
    } | fields
    return {name: value for name, value in body.items() if value is not ...}


def path(scene: Cast, id: object = None) -> str:
    listed = f"/guilds/{scene.guild.id}/scheduled-events"
    return listed if id is None else f"{listed}/{id}"


def made(scene: Cast, creator: int = 0, status: Status = Status.SCHEDULED) -> ScheduledEvent:
    """An event that is there already, in an hour; the bot's own, unless somebody's is named."""
    id = scene.world.new_id()
    starts, ends = NOW + HOUR, NOW + 3 * HOUR
    event = ScheduledEvent(id, creator or scene.application.id, "Swiss", "#tavern", starts, ends)
    event.status = status
    scene.guild.events[id] = event
    return event


def grant(scene: Cast, permissions: int) -> None:
    """Let the bot's role have only this."""
    scene.guild.roles[scene.guild.members[scene.application.id].roles[0]].permissions = permissions


async def test_create_get_list_change_delete(still: Cast, client: Client) -> None:
    body = (await client.post(path(still), json=announced())).json()
    check(body, "ExternalScheduledEventResponse")
    assert (body["status"], body["creator_id"]) == (1, str(still.application.id))
    assert body["entity_metadata"] == {"location": "#tavern"}
    assert (await client.get(path(still, body["id"]))).json() == body
    listed = (await client.get(path(still), params={"with_user_count": "true"})).json()
    assert [event["user_count"] for event in listed] == [1]
    later = {"scheduled_end_time": when(4), "name": "Swiss", "description": None}
    changed = (await client.patch(path(still, body["id"]), json=later)).json()
    assert changed == body | later
    assert (await client.delete(path(still, body["id"]))).status_code == 204
    assert (await client.get(path(still))).json() == []
    assert (await client.get(path(still, body["id"]))).json()["code"] == 10070


PAST, REQUIRED = "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "BASE_TYPE_REQUIRED"
WRONG: list[tuple[str, Any, str, str]] = [
    ("name", "", "name", REQUIRED),
    ("name", "x" * 101, "name", "BASE_TYPE_BAD_LENGTH"),
    ("name", ..., "name", REQUIRED),
    ("description", "x" * 1001, "description", "BASE_TYPE_BAD_LENGTH"),
    ("privacy_level", 1, "privacy_level", "BASE_TYPE_CHOICES"),
    ("privacy_level", ..., "privacy_level", REQUIRED),
    ("entity_type", 0, "entity_type", "BASE_TYPE_CHOICES"),
    ("entity_type", ..., "entity_type", REQUIRED),
    ("entity_metadata", ..., "entity_metadata", REQUIRED),
    ("entity_metadata", {}, "entity_metadata.location", REQUIRED),
    (
        "entity_metadata",
        {"location": "x" * 101},
        "entity_metadata.location",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ("channel_id", "5", "channel_id", "BASE_TYPE_CHOICES"),
    ("scheduled_end_time", ..., "scheduled_end_time", REQUIRED),
    ("scheduled_end_time", "soon", "scheduled_end_time", "DATE_TIME_TYPE_PARSE"),
    ("scheduled_end_time", when(1), "scheduled_end_time", "GUILD_SCHEDULED_EVENT_END_BEFORE_START"),
    ("scheduled_start_time", when(0), "scheduled_start_time", PAST),
    (
        "scheduled_start_time",
        when(YEARS / HOUR + 1),
        "scheduled_start_time",
        "GUILD_SCHEDULED_EVENT_SCHEDULE_TOO_FAR",
    ),
]


@pytest.mark.parametrize(("field", "value", "place", "code"), WRONG)
async def test_50035_forms(
    still: Cast, client: Client, field: str, value: Any, place: str, code: str
) -> None:
    payload = announced(**{field: value})
    with still.world.expected(50035):
        answer = await client.post(path(still), json=payload)
    assert answer.status_code == 400
    assert code in [error["code"] for error in at(answer.json()["errors"], place)]
    assert still.guild.events == {}


def test_what_is_taken_here_discord_takes() -> None:
    assert wrong(announced(), schema("ExternalScheduledEventCreateRequest"), "") == []


async def test_50013_to_create(still: Cast, client: Client) -> None:
    grant(still, MANAGE)
    assert (await client.post(path(still), json=announced())).json()["code"] == 50013


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("permission", [0, CREATE, MANAGE])
async def test_who_may_change_and_delete(
    still: Cast, client: Client, own: bool, permission: int
) -> None:
    event = made(still, 0 if own else still.anna.id)
    grant(still, permission)
    answers = [
        await client.patch(path(still, event.id), json={"name": "Cup"}),
        await client.delete(path(still, event.id)),
    ]
    may = permission == MANAGE or (own and bool(permission))
    assert [answer.is_success for answer in answers] == [may, may]
    if not may:
        assert [answer.json()["code"] for answer in answers] == [50013, 50013]


@pytest.mark.parametrize("status", [Status.SCHEDULED, Status.ACTIVE])
@pytest.mark.parametrize("wanted", Status)
async def test_how_an_event_may_go_on(
    still: Cast, client: Client, status: Status, wanted: Status
) -> None:
    event = made(still, status=status)
    on = {Status.SCHEDULED: {Status.ACTIVE, Status.CANCELED}, Status.ACTIVE: {Status.COMPLETED}}
    answer = await client.patch(path(still, event.id), json={"status": int(wanted)})
    assert answer.is_success == (wanted in on[status] | {status})
    assert event.status == (wanted if answer.is_success else status)
    still.world.violations.clear()


@pytest.mark.parametrize("status", [Status.COMPLETED, Status.CANCELED])
async def test_180000_an_event_that_is_over(still: Cast, client: Client, status: Status) -> None:
    event = made(still, status=status)
    answer = await client.patch(path(still, event.id), json={"name": "Cup"})
    assert answer.json()["code"] == 180000
    assert (await client.get(path(still))).json() == []


async def test_50035_the_start_of_an_active_event_stays(still: Cast, client: Client) -> None:
    event = made(still, status=Status.ACTIVE)
    with still.world.expected(50035):
        again = {"scheduled_start_time": when(1), "scheduled_end_time": when(3)}
        answer = await client.patch(path(still, event.id), json=again)
    codes = at(answer.json()["errors"], "scheduled_start_time")
    assert codes[0]["code"] == "GUILD_SCHEDULED_EVENT_SCHEDULE_INVALID_START_BY_STATUS"
    later = {"scheduled_end_time": when(9), "channel_id": None}
    assert (await client.patch(path(still, event.id), json=later)).is_success
    assert event.ends == NOW + 9 * HOUR


async def test_50035_changes(still: Cast, client: Client) -> None:
    event = made(still)
    for wrong_change in (
        {"scheduled_end_time": when(1)},
        {"scheduled_start_time": when(3)},
        {"scheduled_start_time": when(-1)},
        {"scheduled_end_time": None},
        {"name": None},
        {"entity_metadata": {"location": ""}},
        {"entity_type": 2},
    ):
        with still.world.expected(50035):
            answer = await client.patch(path(still, event.id), json=wrong_change)
        assert answer.status_code == 400, wrong_change


async def test_30038_at_most_a_hundred(still: Cast, client: Client) -> None:
    for _ in range(events.MOST):
        last = made(still)
    assert (await client.post(path(still), json=announced())).json()["code"] == 30038
    last.status = Status.CANCELED
    assert (await client.post(path(still), json=announced())).is_success


async def test_an_event_begins_and_ends_by_itself(
    still: Cast, client: Client, clock: Clock
) -> None:
    event = made(still)
    for hours, status in ((0.9, 1), (1, 2), (2.9, 2), (3, 3)):
        clock.now = NOW + hours * HOUR
        assert (await client.get(path(still, event.id))).json()["status"] == status


@pytest.mark.wire
@pytest.mark.parametrize("listens", [True, False])
async def test_who_hears_of_it(crypt: Cast, listens: bool) -> None:
    async with wired(crypt, intents=1 | listens << 16) as (wire, http, url):
        ahead = crypt.world.clock() + HOUR
        times = {
            "scheduled_start_time": payloads.time(ahead),
            "scheduled_end_time": payloads.time(ahead + HOUR),
        }
        async with http.post(f"{url}{path(crypt)}", json=announced(**times)) as answer:
            event = await answer.json()
        crypt.guild.channel("tavern")  # whoever does not listen hears of this next
        await wire.until("CHANNEL_CREATE")
        heard = [p["d"] for p in wire.events if p["t"] == CREATED]
        assert heard == ([event] if listens else [])
        crypt.world.skip(HOUR)
        crypt.guild.channel("cellar")
        await wire.until("CHANNEL_CREATE")
        heard = [p["d"]["status"] for p in wire.events if p["t"] == CHANGED]
        assert heard == ([2] if listens else [])


@pytest.mark.wire
async def test_a_server_brings_its_events(crypt: Cast) -> None:
    event = made(crypt)
    made(crypt, status=Status.COMPLETED)
    async with wired(crypt) as (wire, _, _):
        server = next(p["d"] for p in wire.events if p["t"] == "GUILD_CREATE")
    assert [listed["id"] for listed in server["guild_scheduled_events"]] == [str(event.id)]
