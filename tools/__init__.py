"""What measures and tries the project: the benches, the container's steps, flaky tests."""
