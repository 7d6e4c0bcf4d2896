#ifndef _MONETARY_H
#define _MONETARY_H 1
#include <stddef.h>
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ssize_t;
ssize_t strfmon(char *restrict, size_t, const char *restrict, ...);
struct __locale_struct;
typedef struct __locale_struct *locale_t;
ssize_t strfmon_l(char *restrict, size_t, locale_t, const char *restrict, ...);
#endif
