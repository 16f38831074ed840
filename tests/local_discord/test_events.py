"""Scheduled events: announced, begun, ended, called off; who may, and who hears of it."""

from __future__ import annotations

from typing import Any

import pytest

from local_discord import Permission, payloads
from local_discord.actions import events
from local_discord.checks.events import YEARS, check_new
from local_discord.errors import ApiError
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


REQUIRED, LENGTH, CHOICES = (f"BASE_TYPE_{what}" for what in ("REQUIRED", "BAD_LENGTH", "CHOICES"))
WHERE, STARTS, ENDS = "entity_metadata", "scheduled_start_time", "scheduled_end_time"
EVENT, FAR = "GUILD_SCHEDULED_EVENT", YEARS / HOUR + 1
WRONG: list[tuple[str, Any, str, str]] = [
    ("name", "", "name", REQUIRED),
    ("name", "x" * 101, "name", LENGTH),
    ("name", ..., "name", REQUIRED),
    ("description", "x" * 1001, "description", LENGTH),
    ("privacy_level", 1, "privacy_level", CHOICES),
    ("privacy_level", ..., "privacy_level", REQUIRED),
    ("entity_type", 0, "entity_type", CHOICES),
    ("entity_type", ..., "entity_type", REQUIRED),
    (WHERE, ..., WHERE, REQUIRED),
    (WHERE, {}, f"{WHERE}.location", REQUIRED),
    (WHERE, {"location": "x" * 101}, f"{WHERE}.location", LENGTH),
    ("channel_id", "5", "channel_id", CHOICES),
    (ENDS, ..., ENDS, REQUIRED),
    (ENDS, "soon", ENDS, "DATE_TIME_TYPE_PARSE"),
    (ENDS, when(1), ENDS, f"{EVENT}_END_BEFORE_START"),
    (STARTS, when(0), STARTS, f"{EVENT}_SCHEDULE_PAST"),
    (STARTS, when(FAR), STARTS, f"{EVENT}_SCHEDULE_TOO_FAR"),
]


@pytest.mark.parametrize(("field", "value", "place", "code"), WRONG)
def test_50035_forms(field: str, value: Any, place: str, code: str) -> None:
    with pytest.raises(ApiError) as refusal:
        check_new(announced(**{field: value}), NOW)
    assert code in [error["code"] for error in at(refusal.value.body()["errors"], place)]


async def test_a_wrong_form_announces_nothing(still: Cast, client: Client) -> None:
    with still.world.expected(50035):
        assert (await client.post(path(still), json={})).status_code == 400
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
