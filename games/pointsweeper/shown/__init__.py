"""What people see and do in Pointsweeper: pictures, words, controls, all of a `View`."""
