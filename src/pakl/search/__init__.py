"""Search: what a seat should do, found by playing on in the worlds it may be in.

Every part knows the contract of games only. It is given worlds that agree with what the
seat knows, and never the truth.
"""
