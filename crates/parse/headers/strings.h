#ifndef _STRINGS_H
#define _STRINGS_H 1
typedef __SIZE_TYPE__ size_t;
int strcasecmp(const char *, const char *), strncasecmp(const char *, const char *, size_t),
    bcmp(const void *, const void *, size_t), ffs(int), ffsl(long), ffsll(long long);
void bcopy(const void *, void *, size_t), bzero(void *, size_t);
char *index(const char *, int), *rindex(const char *, int);
#endif
