"""The server around the house: HTTP, sockets, identity and limits."""
