"""What people see and do in Graverobber: pictures, words, controls, all of a `View`."""
