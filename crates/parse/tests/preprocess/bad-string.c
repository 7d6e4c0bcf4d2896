ok
char *s = "abc;
