"""Csacska Macska (Silly Cats): collect series of cats whose numbers end in nine."""
