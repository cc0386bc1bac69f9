"""Matches between bots on mirrored deals, ratings with intervals, and balance reports."""
