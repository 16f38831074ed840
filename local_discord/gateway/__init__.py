"""The websocket by which bots learn of events."""
