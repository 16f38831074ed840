"""Messages: posted, edited, deleted, and which bots hear of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from .. import installs, payloads, tree
from ..checks import components
from ..checks.commands import MESSAGE_COMMAND
from ..checks.drafts import Draft, Upload
from ..errors import UNKNOWN_MESSAGE, ApiError, Json
from ..gateway.gateway import Gateway
from ..gateway.session import Intent
from ..kinds import COMPONENTS_V2, EPHEMERAL, LOADING, MENU_ANSWER
from ..model import Application, Attachment, Channel, Interaction, Message, User
from ..state import State
from .mentions import Allowed, notified, resolve

_NONCE_LIFE = 300.0
"""For how many seconds an author's nonce is remembered: Discord's "past few minutes"."""


@dataclass
class Messages:
    """Changes the messages of a world, and tells the bots that may know."""

    world: State
    gateway: Gateway
    _posted: dict[tuple[int, str], Message] = field(default_factory=dict)

    def new(self, channel: Channel, author: User, type: int = 0) -> Message:
        """A message that nobody has seen yet."""
        return Message(self.world.new_id(), channel, author, self.world.clock(), type)

    def say(self, channel: Channel, author: User, content: str) -> Message:
        """A person writes something."""
        message = self.new(channel, author)
        message.content = content
        resolve(message, Allowed(), self.world.users)
        return self.publish(message)

    def note(
        self, channel: Channel, author: User, type: int, about: Message | None, content: str = ""
    ) -> None:
        """Discord itself writes that something happened."""
        message = self.new(channel, author, type)
        message.reference, message.content = about, content
        self.publish(message)

    def post(
        self, channel: Channel, application: Application, draft: Draft, reference: Message | None
    ) -> Message:
        """A bot posts a message by itself. If an enforced nonce comes again, the result is the
        first message; 10008 if that is deleted (discord-api-docs#6647)."""
        nonce = draft.payload.get("nonce")
        before = self._posted.get((application.id, str(nonce)))
        recent = before and self.world.clock() - before.timestamp < _NONCE_LIFE
        if before and recent and draft.payload.get("enforce_nonce"):
            if before.id not in before.channel.messages:
                raise ApiError(UNKNOWN_MESSAGE)
            return before
        message = self.new(channel, application.user)
        message.application, message.reference = application, reference
        message.nonce = nonce
        self.fill(message, draft)
        if nonce is not None:
            self._posted[application.id, str(nonce)] = message
        return self.publish(message)

    def forget_nonces(self) -> None:
        """Do what some minutes do: a message that is posted again becomes another one."""
        self._posted.clear()

    def answer(self, interaction: Interaction, draft: Draft) -> Message:
        """A bot answers an interaction with a message."""
        message = self.blank_answer(interaction, draft.flags)
        self.fill(message, draft)
        return self.publish(message)

    def blank_answer(self, interaction: Interaction, flags: int) -> Message:
        """The beginning of an answer; its flags and the place decide who sees it. Where it may not
        be public it becomes ephemeral, and nothing but its flags says so."""
        if not installs.public(interaction):
            flags |= EPHEMERAL
        message = self.new(interaction.channel, interaction.application.user, _type(interaction))
        message.application, message.interaction = interaction.application, interaction
        message.flags = flags
        if flags & EPHEMERAL:
            message.only_for = interaction.user
        if not interaction.opened_by:
            message.reference = interaction.message or _target(interaction)
        return message

    def publish(self, message: Message) -> Message:
        """Put a finished message into its channel."""
        channel = message.channel
        channel.messages[message.id] = message
        channel.typing.pop(message.author.id, None)
        message.pings = notified(message)
        if channel.thread:
            channel.thread.archive_timestamp = self.world.clock()
        self._tell(message, "MESSAGE_CREATE")
        return message

    def edit(self, message: Message, draft: Draft) -> None:
        """A bot changes a message; mentions that are added notify nobody."""
        message.edited_timestamp = self.world.clock()
        self.fill(message, draft)
        self._tell(message, "MESSAGE_UPDATE")

    def complete(self, message: Message, draft: Draft) -> None:
        """Fill in a deferred answer. It notifies nobody (discord-api-docs#4034)."""
        self.fill(message, draft)
        message.flags &= ~LOADING
        self._tell(message, "MESSAGE_UPDATE")

    def delete(self, message: Message) -> None:
        """Delete a message."""
        message.deleted = True
        del message.channel.messages[message.id]
        channel = message.channel
        body: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild:
            body["guild_id"] = str(channel.guild.id)
        self._send(message, "MESSAGE_DELETE", lambda _: body)

    def fill(self, message: Message, draft: Draft) -> None:
        """Change a message as a draft says; fields that the draft does not name stay."""
        payload = draft.payload
        own = LOADING | EPHEMERAL  # fixed when the message began
        message.flags = draft.flags & ~own | message.flags & own
        if "content" in payload:
            message.content = payload["content"] or ""
        if "embeds" in payload:
            message.embeds = [{"type": "rich"} | e for e in payload["embeds"] or []]
        self._attach(message, draft)
        if "components" in payload:
            message.components_json = self._resolved(message, payload["components"] or [])
        self._drop_hidden(message)
        allowed = Allowed.of(payload.get("allowed_mentions"))
        resolve(message, allowed, self.world.users)

    def _attach(self, message: Message, draft: Draft) -> None:
        if draft.kept is not None:
            self._keep(message, draft.kept)
        for upload, entry in draft.uploads:
            message.attachments.append(self.attachment(message.channel, upload, entry))
        by_name = {a.filename: a for a in message.attachments}
        for embed in message.embeds:
            for part in {"image", "thumbnail"} & embed.keys():
                scheme, _, name = embed[part]["url"].partition("://")
                if scheme == "attachment":
                    embed[part] = {"url": by_name[name].url}

    def attachment(self, channel: Channel, upload: Upload, entry: Json) -> Attachment:
        """Keep an uploaded file."""
        key = self.world.new_id()
        name = entry.get("filename") or upload.filename
        url = f"{self.world.cdn_url}/attachments/{channel.id}/{key}/{name}"
        attachment = Attachment(
            key,
            channel.id,
            name,
            upload.content_type,
            upload.bytes,
            url,
            entry.get("description"),
            entry.get("title"),
            upload.size,
        )
        self.world.attachments[key] = attachment
        return attachment

    def _resolved(self, message: Message, given: list[Json]) -> list[Json]:
        """Components as Discord gives them back: with ids, and with the addresses of files."""
        resolved = tree.numbered(given)
        everything = list(tree.everything(resolved))
        for component in everything:
            _complete(component)
        by_name = {a.filename: a for a in message.attachments}
        for _, item in components.media(resolved):
            self._resolve_media(item, by_name)
        for component in everything:
            if component["type"] == tree.Kind.FILE:
                self._name_file(component)
        return resolved

    def _name_file(self, component: Json) -> None:
        attachment = self.world.file_at(component["file"]["url"])
        component["name"] = attachment.filename if attachment else None
        component["size"] = len(attachment.bytes) if attachment else None

    def _resolve_media(self, item: Json, by_name: dict[str, Attachment]) -> None:
        scheme, _, name = item["url"].partition("://")
        attachment = by_name[name] if scheme == "attachment" else self.world.file_at(item["url"])
        if attachment is None:
            item |= {"id": str(self.world.new_id()), "proxy_url": item["url"]}
            return
        item |= {
            "id": str(attachment.id),
            "attachment_id": str(attachment.id),
            "url": attachment.url,
            "proxy_url": attachment.url,
            "content_type": attachment.content_type,
        }
        if attachment.size:
            item["width"], item["height"] = attachment.size

    def _drop_hidden(self, message: Message) -> None:
        """With V2 components, delete the files that no component shows any more."""
        if message.flags & COMPONENTS_V2:
            shown = {i.get("attachment_id") for _, i in components.media(message.components_json)}
            self._keep(message, {a.id for a in message.attachments if str(a.id) in shown})

    def _keep(self, message: Message, kept: Collection[int]) -> None:
        """Delete all other files, also at their addresses."""
        for attachment in message.attachments:
            if attachment.id not in kept:
                del self.world.attachments[attachment.id]
        message.attachments = [a for a in message.attachments if a.id in kept]

    def find(self, channel: Channel, message_id: int) -> Message:
        """Find a message by its id, which an ephemeral one can't be; raises 10008."""
        message = channel.messages.get(message_id)
        if message is None or message.ephemeral:
            raise ApiError(UNKNOWN_MESSAGE)
        return message

    def readable(self, message: Message, bot: User) -> bool:
        """Whether a bot gets a message's contents: in its own messages, in DMs, when mentioned, or
        by intent."""
        granted = self.world.application_of(bot).privileged_intents & Intent.MESSAGE_CONTENT
        own = message.author is bot or bot in message.mentions
        return bool(granted) or own or message.channel.guild is None

    def _tell(self, message: Message, event: str) -> None:
        self._send(
            message,
            event,
            lambda bot: payloads.message_event(message, self.readable(message, bot)),
        )

    def _send(self, message: Message, event: str, body: payloads.ForViewer) -> None:
        """Send it over the gateway, where ephemeral messages do not come."""
        if message.ephemeral:
            self.world.changed()
            return
        channel = message.channel
        intent = Intent.GUILD_MESSAGES if channel.guild else Intent.DIRECT_MESSAGES
        self.gateway.dispatch(event, body, intent, channel.guild, seen=channel)


def _type(interaction: Interaction) -> int:
    """The message's type: 20 for the answer to a slash command; 19, a reply, for one to a
    component."""
    if interaction.opened_by:
        return _type(interaction.opened_by)
    if interaction.message:
        return 19
    return MENU_ANSWER if "target_id" in interaction.data else 20


def _target(interaction: Interaction) -> Message | None:
    """The message on which a message command was used: the first answer points to it."""
    if interaction.callback or interaction.data.get("type") != MESSAGE_COMMAND:
        return None
    return interaction.channel.messages.get(int(interaction.data["target_id"]))


def _complete(component: Json) -> None:
    """Add the fields that Discord always sends."""
    kind = component["type"]
    if kind in tree.SELECTS:
        component.setdefault("min_values", 1)
        component.setdefault("max_values", 1)
    elif kind == tree.Kind.CONTAINER:
        component.setdefault("accent_color", None)
        component.setdefault("spoiler", False)
    elif kind == tree.Kind.SEPARATOR:
        component.setdefault("spacing", 1)
        component.setdefault("divider", True)
    elif kind in (tree.Kind.FILE, tree.Kind.THUMBNAIL):
        component.setdefault("spoiler", False)
    for item in component.get("items") or []:
        item.setdefault("description", None)
        item.setdefault("spoiler", False)
    for name in [n for n, value in component.items() if value is None and n != "accent_color"]:
        del component[name]
