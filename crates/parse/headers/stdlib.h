#ifndef _STDLIB_H
#define _STDLIB_H 1
typedef __SIZE_TYPE__ size_t;
typedef __WCHAR_TYPE__ wchar_t;
typedef struct {
    int quot, rem;
} div_t;
typedef struct {
    long quot, rem;
} ldiv_t;
typedef struct {
    long long quot, rem;
} lldiv_t;
#undef NULL
#define NULL ((void *)0)
#define EXIT_FAILURE 1
#define EXIT_SUCCESS 0
#define RAND_MAX __CASSAY_RAND_MAX__
#define MB_CUR_MAX (__ctype_get_mb_cur_max())
size_t __ctype_get_mb_cur_max(void);
void *malloc(size_t), *calloc(size_t, size_t), *realloc(void *, size_t),
    *aligned_alloc(size_t, size_t);
int posix_memalign(void **, size_t, size_t);
void free(void *);
void abort(void) __attribute__((__noreturn__));
void exit(int) __attribute__((__noreturn__));
void _Exit(int) __attribute__((__noreturn__));
void quick_exit(int) __attribute__((__noreturn__));
int atexit(void (*)(void)), at_quick_exit(void (*)(void));
int atoi(const char *);
long atol(const char *), strtol(const char *restrict, char **restrict, int);
long long atoll(const char *), strtoll(const char *restrict, char **restrict, int);
unsigned long strtoul(const char *restrict, char **restrict, int);
unsigned long long strtoull(const char *restrict, char **restrict, int);
double atof(const char *), strtod(const char *restrict, char **restrict);
float strtof(const char *restrict, char **restrict);
long double strtold(const char *restrict, char **restrict);
int abs(int);
long labs(long);
long long llabs(long long);
div_t div(int, int);
ldiv_t ldiv(long, long);
lldiv_t lldiv(long long, long long);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
void *bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
int rand(void), rand_r(unsigned int *);
void srand(unsigned int), srandom(unsigned int);
long random(void);
char *getenv(const char *);
int system(const char *), mblen(const char *, size_t),
    mbtowc(wchar_t *restrict, const char *restrict, size_t), wctomb(char *, wchar_t);
size_t mbstowcs(wchar_t *restrict, const char *restrict, size_t),
    wcstombs(char *restrict, const wchar_t *restrict, size_t);
#include <alloca.h>
#endif
