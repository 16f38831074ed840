"""Tools that measure and test the project: the benches, the container's steps, the search for flaky
tests."""
