"""`make host-test`: the container's steps as a script, in an empty folder."""
