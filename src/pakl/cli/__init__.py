"""The command line: play at the terminal, check a record, read the rules."""
