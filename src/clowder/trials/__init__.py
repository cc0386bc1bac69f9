"""Cards and boards of one's own, tried out: many quick games beside the house's, and how they play."""
