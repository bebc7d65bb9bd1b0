"""Yards and manifests."""
