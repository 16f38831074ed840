"""What people see of a table on Discord, and what is left to be done for that.

- `seen`: what Discord shows of a table, by place (`stored`: as JSON); `plan`: from that and the
  table to operations. Pure, one rule for the channel, direct messages and answers.
- `hand` carries the plan out, one task a table; `doing`: one operation of it; `ways` are how an
  operation is done; `marks` make a message known again; `noting` writes down what was done;
  `showing`: what the hand needs of others.
"""
