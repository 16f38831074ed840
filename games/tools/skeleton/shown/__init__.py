"""What people see and do in Pebbles: pictures, words, controls, all of a `View`."""
