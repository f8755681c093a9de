"""What is asked over HTTP: games, tables, records, the page, and the limits around every request."""
