"""What people see and do in Bushwhacked: pictures, words, controls, all of a `View`."""
