"""What goes wrong: Discord's answers to a client, and actions that a person can't do."""

from __future__ import annotations

from typing import Any, NamedTuple

Json = dict[str, Any]


class Refusal(NamedTuple):
    """One of Discord's documented errors: HTTP status, JSON error code, message."""

    status: int
    code: int
    message: str


def too_many_commands(most: int) -> Refusal:
    """Error 30032, which names the limit of the commands' type."""
    return Refusal(400, 30032, f"Maximum number of application commands reached ({most})")


UNAUTHORIZED = Refusal(401, 0, "401: Unauthorized")
INTERNAL = Refusal(500, 0, "500: Internal Server Error")
NOT_FOUND = Refusal(404, 0, "404: Not Found")
UNKNOWN_APPLICATION = Refusal(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Refusal(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Refusal(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Refusal(404, 10008, "Unknown Message")
UNKNOWN_USER = Refusal(404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
NOT_ON_THIS_PLATFORM = Refusal(
    400, 50231, "Invalid activity launch, the application is not enabled for this platform"
)
NO_ACTIVITIES = Refusal(400, 50234, "Invalid activity launch, the application has no Activities")
NO_ENTRY_POINT = Refusal(
    400,
    50240,
    "You cannot remove this app's Entry Point command in a bulk update operation. Please include "
    "the Entry Point command in your update request or delete it separately.",
)
UNKNOWN_EVENT = Refusal(404, 10070, "Unknown Guild Scheduled Event")
UNKNOWN_COMMAND = Refusal(404, 10063, "Unknown application command")
TOO_MANY_IN_THREAD = Refusal(
    400, 30033, "Max number of thread participants has been reached (1000)"
)
TOO_MANY_EVENTS = Refusal(
    400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)"
)
TOO_MANY_OLD_EDITS = Refusal(
    429,
    30046,
    "Maximum number of edits to messages older than 1 hour reached. Try again later",
)
DMS_TOO_FAST = Refusal(403, 40003, "You are opening direct messages too fast.")
TOO_LARGE = Refusal(413, 40005, "Request entity too large")
TOO_MANY_FOLLOW_UPS = Refusal(
    400, 40094, "This interaction has hit the maximum number of follow up messages"
)
ALREADY_ACKNOWLEDGED = Refusal(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Refusal(403, 50001, "Missing Access")
NOT_IN_A_DM = Refusal(403, 50003, "Cannot execute action on a DM channel")
NOT_YOUR_MESSAGE = Refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Refusal(400, 50006, "Cannot send an empty message")
CANNOT_DM = Refusal(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Refusal(403, 50013, "Missing Permissions")
SYSTEM_MESSAGE = Refusal(403, 50021, "Cannot execute action on a system message")
NOT_FOR_TEXT = Refusal(400, 50008, "Cannot send messages in a non-text channel")
WRONG_CHANNEL_TYPE = Refusal(400, 50024, "Cannot execute action on this channel type")
INVALID_WEBHOOK_TOKEN = Refusal(401, 50027, "Invalid Webhook Token")
INVALID_RECIPIENT = Refusal(400, 50033, "Invalid Recipient(s)")
INVALID_FORM_BODY = Refusal(400, 50035, "Invalid Form Body")
THREAD_ARCHIVED = Refusal(400, 50083, "Thread is archived")
INVALID_JSON = Refusal(400, 50109, "The request body contains invalid JSON.")
NO_MUTUAL_GUILDS = Refusal(
    403, 50278, "Cannot send messages to this user due to having no mutual guilds"
)
NO_HISTORY_TO_REPLY = Refusal(
    400, 160002, "Cannot reply without permission to read message history"
)
THREAD_EXISTS = Refusal(400, 160004, "A thread has already been created for this message")
THREAD_LOCKED = Refusal(400, 160005, "Thread is locked")
TOO_MANY_THREADS = Refusal(400, 160006, "Maximum number of active threads reached")
EVENT_IS_OVER = Refusal(400, 180000, "Cannot update a finished event")

#: Refusals that a well-behaved bot also meets, since it can't foresee what people and
#: administrators do. Everything else is a violation of the protocol.
FORESEEN = frozenset(
    {10003, 10004, 10007, 10008, 10013, 10070, 30033, 30038, 50001, 50007, 50013, 50083, 50278}
    | {30046, 40003, 50231, 50234, 160002, 160005, 160006, 180000}
)


class ApiError(Exception):
    """Raised while a request is handled; becomes Discord's JSON error answer."""

    def __init__(self, refusal: Refusal, errors: Json | None = None) -> None:
        super().__init__(f"{refusal.code} {refusal.message}")
        self.refusal = refusal
        self.errors = errors

    def body(self) -> Json:
        """The JSON body, with the nested ``errors`` tree if there is one."""
        body: Json = {"message": self.refusal.message, "code": self.refusal.code}
        return body if self.errors is None else body | {"errors": self.errors}


class TooOften(ApiError):
    """Raised where a limit is reached that belongs to no bucket; 429 names the error, too."""

    def __init__(self, refusal: Refusal, retry_after: float) -> None:
        super().__init__(refusal)
        self.retry_after = retry_after


class CannotDo(ValueError):
    """A person tried something that Discord's own client does not allow."""


class NoSuchControl(CannotDo):
    """This person has no such command, button, menu, option or field."""
