"""What happens to servers, threads, messages and interactions in a world, and what goes wrong."""
