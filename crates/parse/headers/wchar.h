#ifndef _WCHAR_H
#define _WCHAR_H 1
typedef __SIZE_TYPE__ size_t;
typedef __WCHAR_TYPE__ wchar_t;
typedef __WINT_TYPE__ wint_t;
#ifndef __cassay_mbstate_t
#define __cassay_mbstate_t
typedef struct {
    int __count;
    unsigned int __value;
} mbstate_t;
#endif
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
struct _IO_FILE;
struct tm;
int wprintf(const wchar_t *restrict, ...), fwprintf(struct _IO_FILE *restrict, const wchar_t *restrict, ...),
    swprintf(wchar_t *restrict, size_t, const wchar_t *restrict, ...),
    vwprintf(const wchar_t *restrict, __builtin_va_list),
    vfwprintf(struct _IO_FILE *restrict, const wchar_t *restrict, __builtin_va_list),
    vswprintf(wchar_t *restrict, size_t, const wchar_t *restrict, __builtin_va_list),
    wscanf(const wchar_t *restrict, ...), fwscanf(struct _IO_FILE *restrict, const wchar_t *restrict, ...),
    swscanf(const wchar_t *restrict, const wchar_t *restrict, ...),
    vwscanf(const wchar_t *restrict, __builtin_va_list),
    vfwscanf(struct _IO_FILE *restrict, const wchar_t *restrict, __builtin_va_list),
    vswscanf(const wchar_t *restrict, const wchar_t *restrict, __builtin_va_list),
    fputws(const wchar_t *restrict, struct _IO_FILE *restrict), fwide(struct _IO_FILE *, int),
    wcscoll(const wchar_t *, const wchar_t *), wctob(wint_t), mbsinit(const mbstate_t *);
wint_t fgetwc(struct _IO_FILE *), getwc(struct _IO_FILE *), getwchar(void), fputwc(wchar_t, struct _IO_FILE *),
    putwc(wchar_t, struct _IO_FILE *), putwchar(wchar_t), ungetwc(wint_t, struct _IO_FILE *), btowc(int);
wchar_t *fgetws(wchar_t *restrict, int, struct _IO_FILE *restrict),
    *wcsncat(wchar_t *restrict, const wchar_t *restrict, size_t), *wcspbrk(const wchar_t *, const wchar_t *),
    *wcsstr(const wchar_t *, const wchar_t *), *wmemchr(const wchar_t *, wchar_t, size_t),
    *wcstok(wchar_t *restrict, const wchar_t *restrict, wchar_t **restrict);
size_t wcscspn(const wchar_t *, const wchar_t *), wcsspn(const wchar_t *, const wchar_t *),
    wcsxfrm(wchar_t *restrict, const wchar_t *restrict, size_t),
    wcsftime(wchar_t *restrict, size_t, const wchar_t *restrict, const struct tm *restrict),
    mbrlen(const char *restrict, size_t, mbstate_t *restrict),
    mbrtowc(wchar_t *restrict, const char *restrict, size_t, mbstate_t *restrict),
    wcrtomb(char *restrict, wchar_t, mbstate_t *restrict),
    mbsrtowcs(wchar_t *restrict, const char **restrict, size_t, mbstate_t *restrict),
    wcsrtombs(char *restrict, const wchar_t **restrict, size_t, mbstate_t *restrict);
float wcstof(const wchar_t *restrict, wchar_t **restrict);
double wcstod(const wchar_t *restrict, wchar_t **restrict);
long double wcstold(const wchar_t *restrict, wchar_t **restrict);
long wcstol(const wchar_t *restrict, wchar_t **restrict, int);
long long wcstoll(const wchar_t *restrict, wchar_t **restrict, int);
unsigned long wcstoul(const wchar_t *restrict, wchar_t **restrict, int);
unsigned long long wcstoull(const wchar_t *restrict, wchar_t **restrict, int);
#endif
