"""What people have achieved: decided from finished matches alone."""
