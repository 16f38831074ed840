"""What a person sees as the result of an action."""

from __future__ import annotations

from dataclasses import dataclass

from ..actions.interactions import NO_ANSWER
from ..kinds import CallbackType
from ..model import Interaction, Message, Modal, Visit


@dataclass(frozen=True)
class Reply:
    """The result of a person's action; it changes along with the interaction."""

    interaction: Interaction

    @property
    def message(self) -> Message | None:
        """The message that answered, ephemeral or not."""
        sent = self.interaction.callback in (CallbackType.MESSAGE, CallbackType.DEFER_MESSAGE)
        return self.interaction.original if sent else None

    @property
    def visit(self) -> Visit | None:
        """The Activity that it opened for the person."""
        return self.interaction.visit

    @property
    def followups(self) -> list[Message]:
        """The messages that came after the answer."""
        return self.interaction.followups

    @property
    def modal(self) -> Modal | None:
        """The form that was opened."""
        return self.interaction.modal

    @property
    def updated(self) -> bool:
        """Whether the message whose component was used was edited."""
        return self.interaction.updated

    @property
    def deferred(self) -> bool:
        """Whether the answer was deferred at first."""
        put_off = (CallbackType.DEFER_MESSAGE, CallbackType.DEFER_UPDATE)
        return self.interaction.callback in put_off

    @property
    def seconds(self) -> float | None:
        """Seconds from the press to its acknowledgement, on the world's clock."""
        acknowledged = self.interaction.acknowledged_at
        return None if acknowledged is None else acknowledged - self.interaction.created_at

    @property
    def failed(self) -> str | None:
        """What Discord says if the application did not respond in time: in three seconds, or in 15
        minutes where it was "thinking"."""
        return NO_ANSWER if self.interaction.unanswered else None
