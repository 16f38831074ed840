"""What people see and do in Graveyard Shift: pictures, words, controls, all of a `View`."""
