"""Scripted clients for benchmarks of the server, as cheap as Python makes them."""
