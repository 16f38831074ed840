"""Tools that measure and test the project: the benches, the lint of sentences, the container's
steps, the search for flaky tests."""
