"""What there is to know: rulebooks, and everything else."""
