#ifndef _WCHAR_H
#define _WCHAR_H 1
typedef __SIZE_TYPE__ size_t;
typedef __WCHAR_TYPE__ wchar_t;
typedef __WINT_TYPE__ wint_t;
typedef struct {
    int __count;
    unsigned int __value;
} mbstate_t;
#undef NULL
#define NULL ((void *)0)
#define WEOF (0xffffffffu)
#define WCHAR_MIN __WCHAR_MIN__
#define WCHAR_MAX __WCHAR_MAX__
size_t wcslen(const wchar_t *);
int wcscmp(const wchar_t *, const wchar_t *), wcsncmp(const wchar_t *, const wchar_t *, size_t),
    wmemcmp(const wchar_t *, const wchar_t *, size_t);
wchar_t *wcscpy(wchar_t *restrict, const wchar_t *restrict),
    *wcsncpy(wchar_t *restrict, const wchar_t *restrict, size_t),
    *wcscat(wchar_t *restrict, const wchar_t *restrict), *wcschr(const wchar_t *, wchar_t),
    *wcsrchr(const wchar_t *, wchar_t), *wmemset(wchar_t *, wchar_t, size_t),
    *wmemcpy(wchar_t *restrict, const wchar_t *restrict, size_t),
    *wmemmove(wchar_t *, const wchar_t *, size_t);
#endif
