"""People: they press, choose, type and look, as far as Discord's client lets them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from .. import access, installs
from ..actions import activities
from ..checks.commands import BY_DISCORD, ENTRY_POINT
from ..errors import ApiError, CannotDo, Json, NoSuchControl
from ..kinds import Install, InteractionType, Owners
from ..model import (
    Application,
    Channel,
    Command,
    Guild,
    Interaction,
    Message,
    Modal,
    User,
    Visit,
)
from ..permissions import Permission
from ..realm import Realm
from ..tree import Button, Select
from . import forms, menus, slash
from .reply import Reply
from .slash import Line, Resolved

_Control = TypeVar("_Control", Button, Select)


@dataclass(eq=False)
class Person(User):
    """Somebody who uses Discord's client. Raises :class:`CannotDo` for what the client refuses."""

    world: Realm = field(kw_only=True, repr=False)

    # Looking

    @property
    def guilds(self) -> list[Guild]:
        """The servers this person is in."""
        return self.world.guilds_of(self)

    @property
    def dm(self) -> Channel | None:
        """The DM with the bot, if there is one."""
        bots = (a.user for a in self.world.applications.values())
        return next(filter(None, (self.world.find_dm(self, bot) for bot in bots)), None)

    @property
    def private_channels(self) -> list[Channel]:
        """This person's group messages, and DMs with other people: no bot is in them."""
        found = [c for c in self.world.channels.values() if self in c.recipients]
        return [c for c in found if not any(user.bot for user in c.recipients)]

    def channels(self, guild: Guild) -> list[Channel]:
        """The channels and threads of a server that this person sees."""
        return [c for c in guild.channels.values() if self.world.sees(self, c)]

    def look(self, channel: Channel | None) -> list[Message]:
        """What this person sees in a channel, oldest first, with their own ephemeral messages."""
        if channel is None or not self.world.sees(self, channel):
            return []
        history = access.may(channel, self, Permission.READ_MESSAGE_HISTORY)
        return [
            m
            for m in channel.messages.values()
            if m.only_for is self or (m.only_for is None and history)
        ]

    def typing(self, channel: Channel) -> list[User]:
        """Who is shown as typing there."""
        now = self.world.clock()
        return [self.world.users[key] for key, ends in channel.typing.items() if ends > now]

    def commands(self, channel: Channel) -> list[Command]:
        """The slash commands on offer in a channel."""
        return slash.available(self.world, self, channel)

    def menu(self, target: User | Message, channel: Channel) -> list[Command]:
        """The commands on offer for an account or a message in a channel."""
        return menus.available(self.world, self, channel, target)

    # Talking

    def say(self, channel: Channel, text: str) -> Message:
        """Write a message."""
        if not self.world.sees(self, channel) or not self.world.may_write(self, channel):
            raise CannotDo(f"{self.name} can't write there")
        return self.world.messages.say(channel, self, text)

    def open_dm(self, application: Application) -> Channel:
        """Open the DM with a bot, to write there first."""
        return self.world.dm(self, application.user)

    def close_dms(self) -> None:
        """Let no server's bots write DMs from now on."""
        self.world.closed_dms.add(self.id)

    def open_dms(self) -> None:
        """Let them write DMs again."""
        self.world.closed_dms.discard(self.id)

    def block(self, bot: User) -> None:
        """Block a bot: it can write no DMs, and in its DM this person can't write either."""
        self.world.blocked.add((self.id, bot.id))

    def unblock(self, bot: User) -> None:
        """Take that back."""
        self.world.blocked.discard((self.id, bot.id))

    def leave(self, place: Guild | Channel) -> None:
        """Leave a server or a group message, or be removed from it."""
        if isinstance(place, Guild):
            place.leave(self)
        else:
            self.world.servers.leave_group(place, self)

    def enter(self, group: Channel) -> None:
        """Be added to a group message."""
        self.world.servers.join_group(group, self)

    # Apps of one's own

    def install(self, application: Application) -> None:
        """Add an application to one's own apps, to use it everywhere. Its bot may write to this
        person from then on."""
        if Install.USER not in application.installs:
            raise CannotDo(f"{application.name} can't be installed by a person")
        self.world.installs.add((self.id, application.id))
        self.world.changed()

    def uninstall(self, application: Application) -> None:
        """Remove it from one's own apps. Tokens of interactions stay valid as long as ever."""
        self.world.installs.discard((self.id, application.id))
        self.world.changed()

    # Acting

    async def command(self, name: str, channel: Channel, /, **options: object) -> Reply:
        """Use a slash command, such as ``"table leave"`` for a subcommand; options are given by
        name.

        People, roles and channels are given as such, files as ``(filename, bytes)``, choices by
        name or value.
        """
        line = Line.find(self.world, self, channel, name)
        data = line.data(self.world, options)
        return await self._command(line.command, channel, data)

    async def launch(self, application: Application, channel: Channel) -> Reply:
        """Open an application from Discord's list of applications, by its entry point. Raises
        :class:`NoSuchControl` where it has none, or where Discord itself opens the Activity (see
        `open_activity`)."""
        found = slash.entry_point(self.world, self, application, channel)
        if found.data.get("handler") == BY_DISCORD:
            raise NoSuchControl(f"Discord opens {application.name}'s Activity without asking it")
        data: Json = {"id": str(found.id), "name": found.name, "type": ENTRY_POINT}
        return await self._command(found, channel, data)

    def open_activity(
        self, application: Application, channel: Channel, custom_id: str = ""
    ) -> Visit:
        """Open an Activity without asking its application: by a link, by an entry point that
        Discord handles, or by joining."""
        if not self.world.sees(self, channel):
            raise CannotDo(f"{self.name} is not there")
        try:
            return activities.launch(self.world, self, application, channel, custom_id)
        except ApiError as error:
            raise CannotDo(error.refusal.message) from None

    @property
    def visit(self) -> Visit | None:
        """The Activity that this person is in."""
        return activities.of(self.world, self)

    async def user_command(self, name: str, target: User, channel: Channel | None = None) -> Reply:
        """Use a command from the menu of an account; without a channel, in the first one where this
        person sees it."""
        where = channel or menus.meeting(self.world, self, target)
        if not menus.present(self.world, where, target):
            raise CannotDo(f"{self.name} does not see {target.name} there")
        return await self._use_menu(name, where, target)

    async def message_command(self, name: str, message: Message) -> Reply:
        """Use a command from the menu of a message."""
        self._must_see(message)
        return await self._use_menu(name, message.channel, message)

    async def _use_menu(self, name: str, channel: Channel, target: User | Message) -> Reply:
        found = menus.find(self.world, self, channel, name, target)
        data = menus.data(self.world, self, channel, found, target)
        return await self._command(found, channel, data)

    async def _command(
        self,
        command: Command,
        channel: Channel,
        data: Json,
        kind: InteractionType = InteractionType.COMMAND,
    ) -> Reply:
        owners = installs.of_command(self.world, command, self, channel)
        return await self._act(kind, command.application, channel, data, owners)

    async def suggest(
        self, name: str, channel: Channel, /, focus: str, **options: object
    ) -> list[tuple[str, object]]:
        """The suggestions for the focused option, as (name, value), when these other options are
        filled in."""
        line = Line.find(self.world, self, channel, name)
        data = line.data(self.world, {focus: "", **options}, focus)
        reply = await self._command(line.command, channel, data, InteractionType.AUTOCOMPLETE)
        choices = reply.interaction.choices
        if choices is None:
            raise CannotDo("Loading options failed")
        return [(self._localized(c), c["value"]) for c in choices]

    def _localized(self, choice: Json) -> str:
        return str((choice.get("name_localizations") or {}).get(self.locale, choice["name"]))

    async def press(self, message: Message, button: str | Button) -> Reply:
        """Press a button, named by its label (without emoji) or custom id."""
        self._must_see(message)
        found = button if isinstance(button, Button) else _button(message, button)
        if not found.enabled or found.custom_id is None:
            raise NoSuchControl(f"the button {found.label!r} can't be pressed")
        return await self._use(message, found.data, {})

    async def choose(self, message: Message, select: str | None, *picked: object) -> Reply:
        """Pick in a menu, named by placeholder or custom id; ``None`` means the only one.

        Options are named by label or value; people, roles and channels are given as such.
        """
        self._must_see(message)
        found = _select(message, select)
        if not found.enabled or message.application is None:
            raise NoSuchControl(f"the menu {found.placeholder!r} can't be used")
        forms.check_count(found, picked)
        resolved = Resolved(self.world, message.application, message.channel, self)
        chosen: Json = {"values": forms.values(found, picked, resolved)}
        chosen |= {"resolved": resolved.data} if resolved.data else {}
        return await self._use(message, found.data, chosen)

    async def submit(self, modal: Modal | None, values: Mapping[str, object]) -> Reply:
        """Send a form, its fields named by label or custom id."""
        if modal is None or modal.opened_by.user is not self:
            raise NoSuchControl("there is no form to submit")
        opener = modal.opened_by
        resolved = Resolved(self.world, opener.application, opener.channel, self)
        return await self._send_form(modal, forms.submission(modal, values, resolved))

    async def forge_form(self, modal: Modal, values: Mapping[str, object]) -> Reply:
        """Send a form filled in as a hostile client can: any values by custom id, also such as are
        not offered; whatever is not named is missing."""
        return await self._send_form(modal, forms.forged(modal, values))

    async def _send_form(self, modal: Modal, data: Json) -> Reply:
        opener = modal.opened_by
        return await self._act(
            InteractionType.MODAL,
            opener.application,
            opener.channel,
            data,
            installs.still(self.world, opener.application, opener.channel, opener.owners),
            message=opener.message,
            opened_by=opener,
        )

    async def forge(
        self, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> Reply:
        """Use a component that is not there, or no longer there, as a race or a hostile client
        does."""
        data: Json = {"type": 2 if values is None else 3, "id": 1, "custom_id": custom_id}
        return await self._use(message, data, {} if values is None else {"values": list(values)})

    async def _use(self, message: Message, component: Json, chosen: Json) -> Reply:
        if message.application is None:
            raise NoSuchControl("nobody is there to answer that")
        data = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
        }
        return await self._act(
            InteractionType.COMPONENT,
            message.application,
            message.channel,
            data | chosen,
            installs.of_component(self.world, message),
            message=message,
        )

    async def _act(
        self,
        kind: InteractionType,
        application: Application,
        channel: Channel,
        data: Json,
        owners: Owners,
        message: Message | None = None,
        opened_by: Interaction | None = None,
    ) -> Reply:
        world = self.world
        if not world.sees(self, channel):
            raise CannotDo(f"{self.name} is not there")
        await world.reaction_time()
        interaction = Interaction(
            world.new_id(),
            secrets.token_urlsafe(40),
            kind,
            application,
            self,
            channel,
            data,
            world.clock(),
            owners,
            message,
            opened_by,
        )
        world.interactions.deliver(interaction)
        await world.interactions.outcome(interaction)
        await world.interactions.completion(interaction)
        return Reply(interaction)

    def _must_see(self, message: Message) -> None:
        if message not in self.look(message.channel):
            raise NoSuchControl(f"{self.name} can't see that message")


def _button(message: Message, wanted: str) -> Button:
    return _only(
        [b for b in message.buttons if b.label == wanted]
        or [b for b in message.buttons if b.custom_id == wanted],
        f"no button {wanted!r}, only {[b.label or b.emoji for b in message.buttons]}",
    )


def _select(message: Message, wanted: str | None) -> Select:
    found = [s for s in message.selects if wanted is None or wanted in (s.placeholder, s.custom_id)]
    return _only(found, f"no menu {wanted!r}, only {[s.placeholder for s in message.selects]}")


def _only(found: list[_Control], otherwise: str) -> _Control:
    if not found:
        raise NoSuchControl(otherwise)
    if len(found) > 1:
        raise NoSuchControl("several have that name; use the custom id of one")
    return found[0]
