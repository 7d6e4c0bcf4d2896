#ifndef _WORDEXP_H
#define _WORDEXP_H 1
#include <stddef.h>
typedef __SIZE_TYPE__ size_t;
#ifndef __cassay_enum_WRDE_DOOFFS
#define __cassay_enum_WRDE_DOOFFS
enum {
    WRDE_DOOFFS = 1, WRDE_APPEND = 2, WRDE_NOCMD = 4, WRDE_REUSE = 8,
    WRDE_SHOWERR = 16, WRDE_UNDEF = 32, __WRDE_FLAGS = 63,
};
#endif
#ifndef __cassay_wordexp_t
#define __cassay_wordexp_t
typedef struct {
    size_t we_wordc;
    char **we_wordv;
    size_t we_offs;
} wordexp_t;
#endif
#ifndef __cassay_enum_WRDE_NOSPACE
#define __cassay_enum_WRDE_NOSPACE
enum {
    WRDE_NOSPACE = 1, WRDE_BADCHAR = 2, WRDE_BADVAL = 3, WRDE_CMDSUB = 4,
    WRDE_SYNTAX = 5,
};
#endif
int wordexp(const char *restrict, wordexp_t *restrict, int);
void wordfree(wordexp_t *);
#endif
