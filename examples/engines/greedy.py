#!/usr/bin/env python3
"""Plays Bushwhacked: captures whenever it can, and surrounds bases."""

import json
import sys


def around(square):
    """The four neighbours of a square."""
    column, row = ord(square[0]), int(square[1:])
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return {f"{chr(column + across)}{row + up}" for across, up in steps}


def worth(move, board, seat):
    """How much this engine likes a move."""
    word, _, square = move.partition(" ")
    if word != "place":
        return {"capture": 100, "done": 0}.get(word, -1)
    mine = {*board["play"][seat], *board["capture"][seat]}
    near = around(square) & set(board["bases"])
    return sum(1 + len(around(base) & mine) for base in near)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        seat = message["seat"]
    if message["type"] == "turn":
        board = message["board"]
        best = max(message["legal"], key=lambda move: worth(move, board, seat))
        print(json.dumps({"type": "move", "turn": message["turn"], "move": best}), flush=True)
