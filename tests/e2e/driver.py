"""People who play by pressing whatever is offered, as one does on a phone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from bot.table import ids
from local_discord import Channel, Message, Modal, Person, Reply, World
from tests.e2e.scene import Scene

LAYOUT = "windmill C5; grave F2; plot F3; grave H4; plot G4; grave B2; plot B3"
OTHER = "wm e2; g b4; p b5; g g7; p g8; g d7; p d8; ready"
"""Two boards of Graverobber, as people type them."""


async def seated(
    scene: Scene, game: str, people: list[Person], channel: Channel | None = None, **choices: str
) -> None:
    """Open a table, let everybody join, choose under *Options…* by the fields' labels, and start.
    It works in whatever language the table is."""
    host, *guests = people
    where = channel or scene.channel
    await scene.after(host.command("newgame", where, game=game))
    for guest in guests:
        await scene.after(pressed(guest, scene.board(host, where), "join"))
    if choices:
        await settled(scene, host, choices, where)
    await scene.after(pressed(host, scene.board(host, where), "start"))


def named(message: Message, action: str) -> str:
    """The custom id of the button or menu that does this, whatever it is called."""
    found = [button.custom_id or "" for button in message.buttons]
    found += [select.custom_id for select in message.selects]
    for id in filter(None, found):
        if does(id, action):
            return id
    raise AssertionError(f"nothing for {action} on {message.text!r}")


def does(custom_id: str, action: str) -> bool:
    """Is this the control with this name, or one whose name has this as its first word?"""
    return ids.parse(custom_id).name.partition(".")[0] == action


async def pressed(person: Person, message: Message, action: str) -> Reply:
    """Press the button that does this, whatever it is called."""
    return await person.press(message, named(message, action))


async def opens(person: Person, message: Message, custom_id: str) -> Modal:
    """The form that this button opens."""
    reply = await person.press(message, custom_id)
    assert reply.modal, reply.message
    return reply.modal


async def options(scene: Scene, host: Person, channel: Channel | None = None) -> Modal:
    """The form behind *Options…* in a lobby."""
    lobby = scene.board(host, channel or scene.channel)
    return await opens(host, lobby, named(lobby, "options"))


async def settled(
    scene: Scene, host: Person, choices: Mapping[str, str], channel: Channel | None = None
) -> Reply:
    """The host chooses this in that form, by its labels."""
    reply = await scene.after(host.submit(await options(scene, host, channel), choices))
    assert reply.failed is None
    return reply


async def people(scene: Scene, person: Person, channel: Channel | None = None) -> Message:
    """What *⋯* in a lobby shows: to the host, where to invite and remove people, to add computers
    and to close the table; to others, what is settled."""
    return shown(await pressed(person, scene.board(person, channel or scene.channel), "host"))


def answer(reply: Reply) -> Message:
    """The message that a person got."""
    assert reply.failed is None
    assert reply.message
    return reply.message


def shown(reply: Reply) -> Message:
    """What only the person who acted was shown."""
    assert reply.failed is None
    message = reply.message or reply.followups[-1]
    assert message.ephemeral
    return message


def whisper(reply: Reply) -> str:
    """What only the person who acted was told."""
    return shown(reply).text


def said(reply: Reply) -> str:
    """What the person was told, if anything."""
    assert reply.failed is None
    return "\n".join(m.text for m in (reply.message, *reply.followups) if m)


def alt(message: Message) -> str:
    """The words beside its picture."""
    return message.attachments[0].description or ""


def labels(message: Message) -> list[str]:
    """The words on its buttons."""
    return [button.label for button in message.buttons]


async def settings(person: Person, channel: Channel) -> Message:
    """What `/me` shows."""
    return shown(await person.command("me", channel))


async def sets(scene: Scene, person: Person, section: str, **chosen: str) -> Message:
    """Change something in a section of `/me`, named by the fields of its form. Returns `/me`."""
    message = await settings(person, scene.channel)
    reply = await person.submit(await opens(person, message, f"t:0:me.ask.{section}"), chosen)
    assert reply.failed is None
    await scene.settle()
    return reply.message or message


def controls(message: Message) -> tuple[list[str], list[str]]:
    """The custom ids of a message's buttons and menus that are about moves, without those for going
    back."""
    buttons = [b.custom_id for b in message.buttons if b.custom_id and not goes_back(b.custom_id)]
    return (
        [id for id in buttons if id.startswith("g:")],
        [s.custom_id for s in message.selects if s.custom_id.startswith("s:")],
    )


async def press_something(person: Person, message: Message, random: Random) -> int:
    """Press until a move is played; returns how many presses it took."""
    for presses in range(1, 6):
        buttons, menus = controls(message)
        assert buttons or menus, f"nothing to press on {message.text!r}"
        chosen = random.choice(buttons + menus)
        if chosen in buttons:
            reply = await person.press(message, chosen)
        else:
            options = next(s.options for s in message.selects if s.custom_id == chosen)
            reply = await person.choose(message, chosen, random.choice(options).value)
        assert reply.failed is None, reply.failed
        if message.ephemeral and reply.deferred:  # the message was made for this choice only
            await _gone(person, message)
            return presses
        if reply.deferred and not message.ephemeral:  # the hand shows it a moment later
            await rested(person)
        message = reply.message or message
        steps = [b.custom_id for b in message.buttons if b.custom_id]
        if anyway := next(filter(_sure, steps), None):
            await person.press(message, anyway)
            return presses + 1
        if not any(map(goes_back, steps)):
            return presses
    raise AssertionError("no move after five presses")


async def rested(person: Person) -> None:
    """Wait until nothing more comes for a moment."""
    assert isinstance(person.world, World)
    await person.world.settled()


def goes_back(custom_id: str) -> bool:
    """Does this button lead back to all moves, whatever it is called?"""
    control = ids.parse(custom_id)
    return isinstance(control, ids.Step) and not control.entry


def _sure(custom_id: str) -> bool:
    """Does this button play a move in spite of a warning?"""
    control = ids.parse(custom_id)
    return isinstance(control, ids.Step) and control.sure


async def _gone(person: Person, message: Message) -> None:
    await person.world.wait(lambda: message.deleted)


async def resigned(scene: Scene, person: Person, channel: Channel | None = None) -> None:
    """Resign the match, and confirm when asked."""
    asked = answer(await person.command("resign", channel or scene.channel))
    await scene.after(pressed(person, asked, "resigned"))


async def laid(scene: Scene) -> None:
    """Anna (Red) and Bob (White) have laid their boards; it is Anna's turn."""
    await seated(scene, "graverobber", [scene.anna, scene.bob], Sides="the host is Red")
    for person, layout in ((scene.anna, f"{LAYOUT}; ready"), (scene.bob, OTHER)):
        dm = scene.dm(person)
        reply = await person.press(dm, named(dm, "type"))
        await scene.after(person.submit(reply.modal, {"moves": layout}))


async def alone(person: Person, lobby: Message, level: str = "easy") -> Reply:
    """The host plays the computer of this level. Whoever may not is only told why."""
    asked = await pressed(person, lobby, "alone")
    ids_of = [b.custom_id or "" for b in asked.message.buttons] if asked.message else []
    at = [id for id in ids_of if id.endswith(f":alone.at.{level}")]
    return await person.press(asked.message, at[0]) if asked.message and at else asked
