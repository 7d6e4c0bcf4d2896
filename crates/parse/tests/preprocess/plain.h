plain NAME
