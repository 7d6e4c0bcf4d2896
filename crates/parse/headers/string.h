#ifndef _STRING_H
#define _STRING_H 1
typedef __SIZE_TYPE__ size_t;
#undef NULL
#define NULL ((void *)0)
void *memcpy(void *restrict, const void *restrict, size_t), *memmove(void *, const void *, size_t),
    *memset(void *, int, size_t), *memchr(const void *, int, size_t),
    *memccpy(void *restrict, const void *restrict, int, size_t);
int memcmp(const void *, const void *, size_t), strcmp(const char *, const char *),
    strncmp(const char *, const char *, size_t), strcoll(const char *, const char *);
char *strcpy(char *restrict, const char *restrict), *stpcpy(char *restrict, const char *restrict),
    *strncpy(char *restrict, const char *restrict, size_t),
    *stpncpy(char *restrict, const char *restrict, size_t),
    *strcat(char *restrict, const char *restrict),
    *strncat(char *restrict, const char *restrict, size_t),
    *strchr(const char *, int), *strrchr(const char *, int), *strstr(const char *, const char *),
    *strpbrk(const char *, const char *), *strtok(char *restrict, const char *restrict),
    *strtok_r(char *restrict, const char *restrict, char **restrict),
    *strsep(char **restrict, const char *restrict),
    *strdup(const char *), *strndup(const char *, size_t), *strerror(int);
size_t strlen(const char *), strnlen(const char *, size_t), strspn(const char *, const char *),
    strcspn(const char *, const char *), strxfrm(char *restrict, const char *restrict, size_t);
int strcasecmp(const char *, const char *), strncasecmp(const char *, const char *, size_t),
    bcmp(const void *, const void *, size_t), ffs(int), ffsl(long), ffsll(long long);
void bcopy(const void *, void *, size_t), bzero(void *, size_t);
char *index(const char *, int), *rindex(const char *, int);
#ifndef _GNU_SOURCE
int strerror_r(int, char *, size_t) __asm__("__xpg_strerror_r");
#else
char *strerror_r(int, char *, size_t);
void *mempcpy(void *restrict, const void *restrict, size_t), *memrchr(const void *, int, size_t),
    *rawmemchr(const void *, int), *memmem(const void *, size_t, const void *, size_t);
char *strchrnul(const char *, int), *strcasestr(const char *, const char *);
#endif
#endif
