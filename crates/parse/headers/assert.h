#undef assert
#ifdef NDEBUG
#define assert(expr) ((void)0)
#else
#define assert(expr) \
    ((expr) ? (void)0 : __assert_fail(#expr, __FILE__, __LINE__, __func__))
#endif
#ifndef _ASSERT_H
#define _ASSERT_H 1
void __assert_fail(const char *, const char *, unsigned int, const char *)
    __attribute__((__noreturn__));
#define static_assert _Static_assert
#endif
