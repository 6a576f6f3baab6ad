"""The server: tables where people and bots play, kept in a database and shown live to browsers."""
