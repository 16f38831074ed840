"""Interactions: they are delivered to an application, acknowledged in time, answered.

https://discord.com/developers/docs/interactions/receiving-and-responding
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from .. import installs, payloads, tree
from ..checks import commands, drafts
from ..checks.basics import Check, Report, array, distinct, integer, one_of, shape, table, text
from ..checks.drafts import Draft, Upload
from ..checks.modals import check_modal
from ..errors import (
    ALREADY_ACKNOWLEDGED,
    INVALID_WEBHOOK_TOKEN,
    MISSING_PERMISSIONS,
    THREAD_ARCHIVED,
    THREAD_LOCKED,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    ApiError,
    Json,
)
from ..gateway.gateway import Gateway
from ..gateway.session import Intent
from ..kinds import EPHEMERAL, LOADING, CallbackType, InteractionType
from ..model import Interaction, Message, Modal
from ..state import State
from ..traffic import Exchange, Violation
from . import activities, places
from .faults import Faults
from .messages import Messages

LIFETIME = 15 * 60.0
NO_ANSWER = "The application did not respond"
_BY_THE_PLACE = frozenset({MISSING_PERMISSIONS, THREAD_ARCHIVED, THREAD_LOCKED})

_C, _I = CallbackType, InteractionType
_SENT = frozenset({_C.MESSAGE, _C.DEFER_MESSAGE})
_CHANGED = frozenset({_C.UPDATE, _C.DEFER_UPDATE})
_ALLOWED: Mapping[InteractionType, frozenset[CallbackType]] = {
    _I.COMMAND: _SENT | {_C.MODAL, _C.LAUNCH},
    _I.COMPONENT: _SENT | _CHANGED | {_C.MODAL, _C.LAUNCH},
    _I.AUTOCOMPLETE: frozenset({_C.CHOICES}),
    _I.MODAL: _SENT | _CHANGED | {_C.LAUNCH},
}
_CALLBACK = shape({"type": integer()}, {"data": lambda value, path, report: None})
_CHOICE_VALUES: Mapping[int, Check] = {
    commands.STRING: text(1, 100),
    commands.INTEGER: commands.WHOLE,
    commands.NUMBER: commands.ANY_NUMBER,
}


@dataclass
class Interactions:
    """The interactions of a world."""

    world: State
    gateway: Gateway
    messages: Messages
    faults: Faults
    _by_id: dict[int, Interaction] = field(default_factory=dict)
    _by_token: dict[str, Interaction] = field(default_factory=dict)
    #: What each person did last, by their id, without the suggestions they asked for while typing.
    latest: dict[int, Interaction] = field(default_factory=dict)
    #: The interactions that a bot still has to answer.
    open: set[Interaction] = field(default_factory=set)

    def deliver(self, one: Interaction) -> None:
        """Send an interaction to its application, unless that is no longer installed.

        Of a server without the bot it comes to the shard that the server would belong to. Only for
        servers with the bot is that documented (discord-api-docs#2671 asks for the rest).
        """
        self._by_id[one.id] = self._by_token[one.token] = one
        if one.type != InteractionType.AUTOCOMPLETE:
            self.latest[one.user.id] = one
        if not one.owners:
            return
        self.open.add(one)
        body = payloads.interaction(one)
        self.world.requests.exchanges.append(Exchange("EVENT", "INTERACTION_CREATE", body))
        for _ in range(1 + self.faults.take_duplicate()):
            self.gateway.dispatch(
                "INTERACTION_CREATE",
                lambda _: body,
                Intent(0),
                one.channel.guild,
                only=one.application.user,
            )

    async def outcome(self, one: Interaction) -> None:
        """Wait until an interaction is acknowledged or its deadline has passed."""
        guild = one.channel.guild
        online = one.owners and self.gateway.listens(one.application, guild)
        due = one.created_at + self.world.deadline
        if one.owners and self.gateway.hearing(one.application, guild):
            await self.world.wait_until(lambda: one.callback is not None, due)
        if one.callback is None:
            self._give_up(one, blamed=bool(online) and not one.hindered)

    async def completion(self, one: Interaction) -> None:
        """Wait until a deferred answer has come, or can come no more: where "is thinking…" stood,
        "The application did not respond" stands when the token has ended."""
        answer = one.original
        if answer is None or not answer.loading:
            return

        def came() -> bool:
            return not answer.loading or answer.deleted

        with suppress(TimeoutError):
            await self.world.wait(lambda: came() or self._expired(one))
        if came():
            self.open.discard(one)
        elif self._expired(one):
            self._give_up(one, blamed=self.gateway.listens(one.application, one.channel.guild))

    @property
    def lasts(self) -> float:
        """Seconds after which none of those that are open can be answered any more: if the bot has
        said that it is thinking, those of its token."""
        return LIFETIME if any(one.callback for one in self.open) else self.world.deadline

    def _expired(self, one: Interaction) -> bool:
        return self.world.clock() >= one.created_at + LIFETIME

    def _give_up(self, one: Interaction, blamed: bool) -> None:
        one.unanswered = True
        self.open.discard(one)
        if blamed:
            self.world.violations.append(Violation("unanswered", NO_ANSWER, describe(one)))
        self.world.changed()

    def acknowledge(
        self, interaction_id: int, token: str, payload: Any, files: Mapping[int, Upload]
    ) -> Interaction:
        """Take an application's callback; raises 10062, 40060, 50035, 50013, 50083."""
        one = self._by_id.get(interaction_id)
        if one is None or one.token != token:
            raise ApiError(UNKNOWN_INTERACTION)
        if one.callback is not None:
            raise ApiError(ALREADY_ACKNOWLEDGED)
        if self.world.clock() >= one.created_at + self.world.deadline:
            raise ApiError(UNKNOWN_INTERACTION)
        kind = _callback_type(one, payload)
        try:
            self._execute(one, kind, payload.get("data") or {}, files)
        except ApiError as error:
            one.hindered = error.refusal in _BY_THE_PLACE
            raise
        one.callback, one.acknowledged_at = kind, self.world.clock()
        if not (one.original and one.original.loading):
            self.open.discard(one)
        self.world.changed()
        return one

    def _execute(
        self, one: Interaction, kind: CallbackType, data: Json, files: Mapping[int, Upload]
    ) -> None:
        if kind in (_C.MESSAGE, _C.DEFER_MESSAGE, _C.UPDATE):
            places.check_open(one)
        if kind == _C.MESSAGE:
            draft = drafts.check(drafts.REPLY, data, files, path=("data",))
            self._check_reply(one, draft)
            one.original = self.messages.answer(one, draft)
        elif kind == _C.DEFER_MESSAGE:
            one.original = self._defer(one, data)
        elif kind in _CHANGED:
            one.original = one.message
            if kind == _C.UPDATE:
                self._update(one, data, files)
        elif kind == _C.CHOICES:
            one.choices = _choices(one, data)
        elif kind == _C.MODAL:
            one.modal = _modal(one, data)
        elif kind == _C.LAUNCH:
            one.visit = activities.launch(self.world, one.user, one.application, one.channel)

    def _check_reply(self, one: Interaction, draft: Draft) -> None:
        ephemeral = bool(draft.flags & EPHEMERAL) or not installs.public(one)
        places.check_shown(one, draft, ephemeral)

    def _defer(self, one: Interaction, data: Json) -> Message:
        """Of a deferral only the flags count, and EPHEMERAL is the only valid one."""
        report = Report(("data",))
        drafts.REPLY.fields(data, (), report)
        report.finish()
        flags = data.get("flags") or 0
        if flags & ~EPHEMERAL:
            report.add(("flags",), "MESSAGE_FLAGS_INVALID", "Only EPHEMERAL can be set here.")
        report.finish()
        message = self.messages.blank_answer(one, LOADING | flags)
        return self.messages.publish(message)

    def _update(self, one: Interaction, data: Json, files: Mapping[int, Upload]) -> None:
        message = one.message
        if message is None or message.deleted:
            raise ApiError(UNKNOWN_MESSAGE)
        draft = drafts.check(drafts.UPDATE, data, files, message, ("data",))
        places.check_shown(one, draft, message.ephemeral)
        self.messages.edit(message, draft)
        one.updated = True

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The interaction that a webhook token belongs to; raises 50027, 10015."""
        one = self._by_token.get(token)
        if one is None or one.application.id != application_id:
            raise ApiError(INVALID_WEBHOOK_TOKEN)
        if self._expired(one):
            raise ApiError(INVALID_WEBHOOK_TOKEN)
        if one.callback is None:
            raise ApiError(UNKNOWN_WEBHOOK)
        return one

    def follow_up(self, one: Interaction, payload: Any, files: Mapping[int, Upload]) -> Message:
        """Post another message; the first one after a deferral replaces "is thinking". Raises
        40094, 50013, 50083."""
        draft = drafts.check(drafts.REPLY, payload, files)
        places.check_open(one)
        self._check_reply(one, draft)
        places.count_follow_up(one)
        if one.original and one.original.loading and not one.original.deleted:
            self._complete(one, one.original, draft)
            return one.original
        message = self.messages.answer(one, draft)
        one.followups.append(message)
        self.world.changed()
        return message

    def _complete(self, one: Interaction, message: Message, draft: Draft) -> None:
        self.messages.complete(message, draft)
        self.open.discard(one)
        self.world.changed()

    def edit(
        self, one: Interaction, message: Message, payload: Any, files: Mapping[int, Upload]
    ) -> None:
        """Change an answer or a follow-up by the interaction's token; raises 50013, 50083."""
        draft = drafts.check(drafts.EDIT, payload, files, message)
        places.check_open(one)
        places.check_shown(one, draft, message.ephemeral)
        if message.loading:
            self._complete(one, message, draft)
            return
        one.updated = one.updated or message is one.message
        self.messages.edit(message, draft)

    def message(self, one: Interaction, which: str) -> Message:
        """The message that ``@original`` or a follow-up's id names; raises 10008."""
        if which == "@original":
            found = one.original
        else:
            mine = [*one.followups, *([one.original] if one.original else [])]
            found = next((m for m in mine if str(m.id) == which), None)
        if found is None or found.deleted:
            raise ApiError(UNKNOWN_MESSAGE)
        return found

    def delete(self, one: Interaction, message: Message) -> None:
        """Delete an answer or a follow-up."""
        self.messages.delete(message)
        if message is one.original:
            self.open.discard(one)

    def waiting(self) -> bool:
        """Whether some bot that is connected there still has to answer somebody."""
        return any(self.gateway.listens(i.application, i.channel.guild) for i in self.open)


def describe(one: Interaction) -> str:
    """An interaction in a few words, for reports."""
    name = one.data.get("name") or one.data.get("custom_id")
    return f"{one.type.name.lower()} {name} by {one.user.name}"


def _callback_type(one: Interaction, payload: Any) -> CallbackType:
    report = Report()
    _CALLBACK(payload, (), report)
    report.finish()
    allowed = set(_ALLOWED[one.type])
    if one.type == _I.MODAL and one.message is None:
        allowed -= _CHANGED
    one_of(*sorted(map(int, allowed)))(payload["type"], ("type",), report)
    report.finish()
    return CallbackType(payload["type"])


def _choices(one: Interaction, data: Json) -> list[Json]:
    focused = next(o for o in leaf_options(one.data) if o.get("focused"))
    value = _CHOICE_VALUES[focused["type"]]
    locales = table(commands.LOCALES, text(1, 100))
    choice = shape({"name": text(1, 100), "value": value}, {"name_localizations": locales})
    report = Report()
    shape({"choices": array(choice, 0, 25)}, {})(data, ("data",), report)
    report.finish()
    # clients are reported to send the first one's value for all of the same name
    distinct([c["name"] for c in data["choices"]], ("data", "choices"), report)
    report.finish()
    return list(data["choices"])


def leaf_options(data: Json) -> list[Json]:
    """The options that carry values, below subcommands and groups."""
    options: list[Json] = data.get("options") or []
    while options and options[0]["type"] in (commands.SUBCOMMAND, commands.GROUP):
        options = options[0].get("options") or []
    return options


def _modal(one: Interaction, data: Json) -> Modal:
    report = Report()
    check_modal(data, report)
    report.finish()
    return Modal(data["title"], data["custom_id"], tree.numbered(data["components"]), one)
