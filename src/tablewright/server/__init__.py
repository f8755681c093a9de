"""The table server: people sit down from any browser, and the server is the only authority."""
