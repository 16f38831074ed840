"""The message in a channel where everything begins by a press, without a command."""
