"""The server as people meet it: a real process, real browsers' requests, real sockets."""
