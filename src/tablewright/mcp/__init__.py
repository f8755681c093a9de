"""A Model Context Protocol server: an assistant sits down at a table of a Tablewright server and plays.

It is a client like any other: it knows the public API, the key of one seat, and nothing else. docs/mcp.md explains it.
"""
