#!/usr/bin/env python3
"""Plays any legal move of any game."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "turn":
        answer = {"type": "move", "turn": message["turn"], "move": random.choice(message["legal"])}
        print(json.dumps(answer), flush=True)
