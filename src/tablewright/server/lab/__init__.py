"""The lab over HTTP: questions that visitors put, played in the background, their answers kept and watched live."""
