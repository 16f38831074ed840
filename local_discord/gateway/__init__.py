"""The websocket over which bots hear of events."""
