"""The Discord bot: people, tables, time and storage."""
