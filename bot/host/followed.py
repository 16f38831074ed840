"""What is known of a table's messages when Discord may have got others since, of which nothing is
known here: when a backup has been restored."""

from __future__ import annotations

from dataclasses import replace

from bot.live.shown import MESSAGES, Messages, Posted

NO_TURN = -2
"""Stands for a turn that no message is made for (a lobby's is -1)."""


def followed(stored: str) -> str:
    """Messages of turns that have passed: what there is to show is posted anew, below all others,
    and then these lose their controls. A seat's message that is only looked at stays, edited."""
    try:
        messages = MESSAGES.validate_json(stored)
    except ValueError:
        messages = Messages()
    board = messages.board and _passed(messages.board)
    letters = {seat: _passed(letter) for seat, letter in messages.letters.items()}
    return MESSAGES.dump_json(replace(messages, board=board, letters=letters)).decode()


def _passed(posted: Posted) -> Posted:
    return replace(posted, turn=NO_TURN, key="", rests=False)
