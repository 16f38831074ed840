"""What people see and do in Cop & Rob: pictures, words, controls, all of a `View`."""
