"""What a question came to, for people: words, tables in the terminal, a page, files."""
