"""A modal: the form that a bot opened for somebody."""

from __future__ import annotations

from collections.abc import Callable

from nicegui import events, ui

from ..errors import CannotDo
from ..model import Modal
from ..people.person import Person
from ..tree import Field, Kind
from .dom import NO_ARGUMENTS, markup, tag
from .markup import render
from .picker import UNNAMED, Picker, choices

_LATE = "Something went wrong. Try again."
_PARAGRAPH = 2

Ask = Callable[[], object]
"""Returns what a field holds now."""


def open_form(person: Person, modal: Modal) -> None:
    """Show a modal until it is sent or closed."""
    _Form(person, modal)


class _Form:
    def __init__(self, person: Person, modal: Modal) -> None:
        self._person, self._modal = person, modal
        self._asked: dict[str, Ask] = {}
        self._dialog = (
            ui.dialog(value=True).props("persistent transition-duration=100").classes("form-dialog")
        )
        self._dialog.on("hide", self._dialog.delete, NO_ARGUMENTS)
        with self._dialog, tag("form", "form", aria_label=modal.title) as form:
            form.on("submit.prevent", self._send, NO_ARGUMENTS)
            form.on("keydown.esc", self._dialog.close, NO_ARGUMENTS)
            tag("h2", "", modal.title)
            self._draw_body()
            self._error = tag("p", "failed", role="alert")
            with tag("div", "buttons"):
                cancel = tag("button", "button link", "Cancel", type="button")
                cancel.on("click", self._dialog.close, NO_ARGUMENTS)
                tag("button", "button blurple", "Submit", type="submit")

    def _draw_body(self) -> None:
        fields = {field.custom_id: field for field in self._modal.fields}
        for component in self._modal.components:
            if component.kind == Kind.TEXT_DISPLAY:
                html = render(component.data["content"], self._person.world, self._person)
                markup(html, "prose")
            for child in component.children:
                field = fields[child.data["custom_id"]]
                self._asked[field.custom_id] = self._draw_field(field)

    def _draw_field(self, field: Field) -> Ask:
        with tag("div", "field"):
            label = tag("label", "", field.label)
            if field.required and field.control.kind != Kind.CHECKBOX:
                with label:
                    tag("span", "required", " *", aria_label="required")
            if field.description:
                tag("small", "", field.description)
            if field.control.kind == Kind.TEXT_INPUT:
                return _text(field)
            if field.control.kind == Kind.CHECKBOX:
                box = ui.checkbox(field.label, value=bool(field.control.data.get("default")))
                return lambda: box.value
            if field.control.kind == Kind.FILE_UPLOAD:
                return _files(field)
            return self._pick(field)

    def _pick(self, field: Field) -> Ask:
        data, channel = field.control.data, self._modal.opened_by.channel
        offered = choices(self._person, channel, field.control)
        several = len(offered) if field.control.kind == Kind.CHECKBOX_GROUP else 1
        least = (data.get("min_values") or 1) if field.required else 0
        most, placeholder = data.get("max_values") or several, data.get("placeholder") or UNNAMED
        picker = Picker(field.label, offered, least, most, _nothing, placeholder=placeholder)
        return lambda: picker.values

    async def _send(self) -> None:
        values = {name: ask() for name, ask in self._asked.items()}
        try:
            reply = await self._person.submit(self._modal, values)
        except CannotDo as error:
            self._error.text = str(error)
            return
        if reply.failed:
            self._error.text = _LATE
        else:
            self._dialog.close()


async def _nothing(_: list[object]) -> None:
    """Do nothing when something is picked: the form waits to be sent."""


def _text(field: Field) -> Ask:
    data = field.control.data
    make = ui.textarea if data["style"] == _PARAGRAPH else ui.input
    box = make(value=data.get("value") or "", placeholder=data.get("placeholder") or "")
    box.props(f"outlined dense maxlength={data.get('max_length') or 4000}")
    box.props["aria-label"] = field.label
    return lambda: box.value


def _files(field: Field) -> Ask:
    files: list[tuple[str, bytes]] = []

    async def keep(event: events.UploadEventArguments) -> None:
        files.append((event.file.name, await event.file.read()))

    most = field.control.data.get("max_values") or 1
    ui.upload(
        on_upload=keep, auto_upload=True, multiple=most > 1, max_files=most, label=field.label
    )
    return lambda: files
