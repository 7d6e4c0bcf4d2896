#ifndef _LIBGEN_H
#define _LIBGEN_H 1
char *dirname(char *);
#endif
