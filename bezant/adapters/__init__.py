"""The games for the tools of others, a module a library: `pettingzoo`, `gymnasium`, `openspiel`, `torchrl`. Each is imported by its
own name, and says which extra brings its library where that is missing."""
