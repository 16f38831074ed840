"""Small checks that are combined into Discord's forms and report as Discord does.

A check looks at one value at one place of a form. It adds what is wrong to a report, which becomes
the error tree of a 50035 answer. Codes and wording follow Discord's answers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any

from ..errors import INVALID_FORM_BODY, ApiError, Json

Path = tuple[str | int, ...]


class Report:
    """Collects what is wrong in one form."""

    def __init__(self, prefix: Path = ()) -> None:
        self.tree: Json = {}
        self.count = 0
        self._prefix = prefix

    def add(self, path: Path, code: str, message: str) -> None:
        """Note an error at a place; the empty path is the form itself."""
        self.count += 1
        node = self.tree
        for step in self._prefix + path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def finish(self) -> None:
        """Raise :class:`ApiError` 50035 if anything was noted."""
        if self.tree:
            raise ApiError(INVALID_FORM_BODY, self.tree)


Check = Callable[[Any, Path, Report], None]


def text(least: int = 0, most: int | None = None) -> Check:
    """A string of ``least`` to ``most`` characters. Discord trims it: blanks are empty."""

    def check(value: Any, path: Path, report: Report) -> None:
        if not isinstance(value, str):
            report.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        elif least and not value.strip():
            report.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        else:
            length(len(value), least, most, path, report)

    return check


def length(size: int, least: int, most: int | None, path: Path, report: Report) -> None:
    """From ``least`` to ``most`` characters or entries."""
    if size >= least and (most is None or size <= most):
        return
    if most is None:
        report.add(path, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")
    elif least:
        report.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    else:
        report.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def integer(least: int | None = None, most: int | None = None) -> Check:
    """A whole number from ``least`` to ``most``."""
    return _numeric("int", int, least, most)


def number(least: int | None = None, most: int | None = None) -> Check:
    """An integer or a float from ``least`` to ``most``."""
    return _numeric("float", (int, float), least, most)


def _numeric(
    name: str, kinds: type | tuple[type, ...], least: int | None, most: int | None
) -> Check:
    def check(value: Any, path: Path, report: Report) -> None:
        fits = isinstance(value, kinds) and not isinstance(value, bool)
        if not fits:
            report.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not {name}.')
        elif least is not None and value < least:
            message = f"{name} value should be greater than or equal to {least}."
            report.add(path, "NUMBER_TYPE_MIN", message)
        elif most is not None and value > most:
            message = f"{name} value should be less than or equal to {most}."
            report.add(path, "NUMBER_TYPE_MAX", message)

    return check


def boolean(value: Any, path: Path, report: Report) -> None:
    """True or false."""
    if not isinstance(value, bool):
        report.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def timestamp(value: Any, path: Path, report: Report) -> None:
    """A time as ISO 8601 writes it."""
    try:
        datetime.fromisoformat(value)
    except (TypeError, ValueError):
        message = f"Could not parse {value}. Should be ISO8601."
        report.add(path, "DATE_TIME_TYPE_PARSE", message)


def snowflake(value: Any, path: Path, report: Report) -> None:
    """An id, as a number or as digits."""
    plain = isinstance(value, int) and not isinstance(value, bool)
    digits = isinstance(value, str) and value.isascii() and value.isdigit()
    if not (plain or digits) or not 0 <= int(value) < 2**64:
        report.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def one_of(*values: Any) -> Check:
    """One of a few values."""

    def check(value: Any, path: Path, report: Report) -> None:
        if isinstance(value, bool) or value not in values:
            listed = ", ".join(repr(v) for v in values)
            report.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")

    return check


def matching(pattern: str, code: str, message: str) -> Check:
    """A string that matches a regular expression as a whole."""
    compiled = re.compile(pattern)

    def check(value: Any, path: Path, report: Report) -> None:
        if not isinstance(value, str) or not compiled.fullmatch(value):
            report.add(path, code, message)

    return check


def url(*schemes: str, most: int = 2048) -> Check:
    """A well-formed address with one of the schemes."""
    pattern = re.compile(rf"({'|'.join(schemes)})://\S+")

    def check(value: Any, path: Path, report: Report) -> None:
        if not isinstance(value, str) or not pattern.fullmatch(value):
            report.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        else:
            length(len(value), 0, most, path, report)

    return check


def every(*checks: Check) -> Check:
    """Several checks together."""

    def check(value: Any, path: Path, report: Report) -> None:
        for one in checks:
            one(value, path, report)

    return check


def then(first: Check, further: Check) -> Check:
    """A further check of values in which the first one finds nothing wrong."""

    def check(value: Any, path: Path, report: Report) -> None:
        before = report.count
        first(value, path, report)
        if report.count == before:
            further(value, path, report)

    return check


def maybe(inner: Check) -> Check:
    """Null, or a value that passes the inner check."""

    def check(value: Any, path: Path, report: Report) -> None:
        if value is not None:
            inner(value, path, report)

    return check


def array(inner: Check, least: int = 0, most: int | None = None) -> Check:
    """A list of ``least`` to ``most`` values."""

    def check(value: Any, path: Path, report: Report) -> None:
        if not isinstance(value, list):
            report.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        length(len(value), least, most, path, report)
        for index, element in enumerate(value):
            inner(element, (*path, index), report)

    return check


def distinct(value: Any, path: Path, report: Report) -> None:
    """A list without duplicates."""
    if len({str(v) for v in value}) < len(value):
        report.add(path, "SET_TYPE_CONTAINS_DUPLICATES", "The set already contains this value")


def shape(required: Mapping[str, Check], optional: Mapping[str, Check]) -> Check:
    """An object with these fields and no others; optional fields may also be null."""
    known = dict(required) | {name: maybe(inner) for name, inner in optional.items()}
    needed = tuple(required)

    def check(value: Any, path: Path, report: Report) -> None:
        if not isinstance(value, dict):
            message = "Only dictionaries may be used in a DictType"
            report.add(path, "DICT_TYPE_CONVERT", message)
            return
        for name in needed:
            if value.get(name) is None:
                report.add((*path, name), "BASE_TYPE_REQUIRED", "This field is required")
        for name, field in value.items():
            inner = known.get(name)
            if inner is None:
                report.add((*path, name), "UNKNOWN_FIELD", f'There is no field "{name}" here.')
            elif field is not None or name not in required:
                inner(field, (*path, name), report)

    return check


def table(keys: Iterable[str], inner: Check) -> Check:
    """An object that maps some of the keys to values."""
    allowed = frozenset(keys)

    def check(value: Any, path: Path, report: Report) -> None:
        if not isinstance(value, dict):
            message = "Only dictionaries may be used in a DictType"
            report.add(path, "DICT_TYPE_CONVERT", message)
            return
        for name, field in value.items():
            if name not in allowed:
                report.add((*path, name), "BASE_TYPE_CHOICES", "Not one of the known keys.")
            inner(field, (*path, name), report)

    return check


def union(by_type: Mapping[int, Check]) -> Check:
    """An object whose ``type`` decides which check applies."""
    listed = ", ".join(str(t) for t in sorted(by_type))

    def check(value: Any, path: Path, report: Report) -> None:
        kind = value.get("type") if isinstance(value, dict) else None
        inner = by_type.get(kind) if isinstance(kind, int) else None
        if inner is None:
            message = f'Value of field "type" must be one of ({listed}).'
            report.add(path, "UNION_TYPE_CHOICES", message)
        else:
            inner(value, path, report)

    return check
