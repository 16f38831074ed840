"""What happens in a world: to servers, threads, messages, interactions, and what goes wrong."""
