"""Messages and their files."""

from __future__ import annotations

from collections.abc import Mapping

from ..checks import components
from ..checks.commands import MESSAGE_COMMAND, USER_COMMAND
from ..errors import Json
from ..kinds import InteractionType
from ..model import Attachment, Interaction, Message
from .places import bare_member, channel, time, user


def attachment(one: Attachment, ephemeral: bool = False) -> Json:
    """An attachment object."""
    body: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": len(one.bytes),
        "url": one.url,
        "proxy_url": one.url,
        "content_type": one.content_type,
    }
    if one.description:
        body["description"] = one.description
    if one.title:
        body["title"] = one.title
    if one.size:
        body["width"], body["height"] = one.size
    return body | {"ephemeral": True} if ephemeral else body


def message(one: Message, content: bool = True, nested: bool = False) -> Json:
    """A message object, with or without its contents.

    Files that components show are not among its attachments. `nested`: another message refers to
    this one; then what it refers to itself is left out (`BasicMessageResponse` in Discord's
    description of its API).
    """
    shown = {item.get("attachment_id") for _, item in components.media(one.components_json)}
    body: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel.id),
        "type": one.type,
        "author": user(one.author),
        "content": one.content,
        "timestamp": time(one.timestamp),
        "edited_timestamp": None if one.edited_timestamp is None else time(one.edited_timestamp),
        "tts": False,
        "mention_everyone": one.mention_everyone,
        "mentions": [user(u) for u in one.mentions],
        "mention_roles": [str(r.id) for r in one.mention_roles],
        "attachments": [
            attachment(a, one.ephemeral) for a in one.attachments if str(a.id) not in shown
        ],
        "embeds": one.embeds,
        "components": one.components_json,
        "pinned": False,
        "flags": one.flags,
    }
    if not content:
        body |= {"content": "", "embeds": [], "attachments": [], "components": []}
    return body | _message_origin(one, nested)


def _message_origin(one: Message, nested: bool) -> Json:
    body: Json = {}
    if one.application:
        body["application_id"] = str(one.application.id)
    if one.interaction:
        body["webhook_id"] = str(one.interaction.application.id)
        body["interaction_metadata"] = metadata(one.interaction)
        original = one.interaction.original
        if original and original is not one:
            body["interaction_metadata"]["original_response_message_id"] = str(original.id)
    if one.reference:
        body["message_reference"] = _reference(one.reference)
        if one.type != 18 and not nested:
            body["referenced_message"] = (
                message(one.reference, nested=True) if not one.reference.deleted else None
            )
    if one.thread:
        body["thread"] = channel(one.thread)
    if one.nonce is not None:
        body["nonce"] = one.nonce
    return body


def _reference(one: Message) -> Json:
    body: Json = {"type": 0, "message_id": str(one.id), "channel_id": str(one.channel.id)}
    return body | ({"guild_id": str(one.channel.guild.id)} if one.channel.guild else {})


def metadata(interaction: Interaction) -> Json:
    """What a message says about the interaction that made it."""
    body: Json = {
        "id": str(interaction.id),
        "type": int(interaction.type),
        "user": user(interaction.user),
        "authorizing_integration_owners": owners(interaction),
    }
    if interaction.type == InteractionType.COMPONENT and interaction.message:
        body["interacted_message_id"] = str(interaction.message.id)
    if interaction.opened_by:
        body["triggering_interaction_metadata"] = metadata(interaction.opened_by)
    if interaction.type == InteractionType.COMMAND:
        body["name"] = interaction.data["name"]
        body["command_type"] = interaction.data["type"]
        body |= _target(interaction.data)
    return body


def _target(command: Json) -> Json:
    """The account or message on which a command was used."""
    if command["type"] == USER_COMMAND:
        return {"target_user": command["resolved"]["users"][command["target_id"]]}
    if command["type"] == MESSAGE_COMMAND:
        return {"target_message_id": command["target_id"]}
    return {}


def message_event(one: Message, content: bool) -> Json:
    """A message as the gateway sends it; without the intent, its contents are left out."""
    body = message(one, content)
    if one.channel.guild is None:
        return body
    body["guild_id"] = str(one.channel.guild.id)
    if author := one.channel.guild.members.get(one.author.id):
        body["member"] = bare_member(author)
    return body


def owners(interaction: Interaction) -> Mapping[str, str]:
    """By which installations an application came to an interaction."""
    return {str(int(kind)): str(owner) for kind, owner in interaction.owners.items()}
