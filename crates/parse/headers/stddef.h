#ifndef _STDDEF_H
#define _STDDEF_H
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __SIZE_TYPE__ size_t;
typedef __WCHAR_TYPE__ wchar_t;
typedef struct {
    _Alignas(long long) long long __max_align_ll;
    _Alignas(long double) long double __max_align_ld;
#ifdef __i386__
    _Alignas(16) char __max_align_f128[16];
#endif
} max_align_t;
#undef NULL
#define NULL ((void *)0)
#define offsetof(type, member) __builtin_offsetof(type, member)
#endif
