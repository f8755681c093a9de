"""The bots at tables: who is asked when, the processes that think, and compiling ahead."""
