#define T(e) e
#if 1 && (2 || 1/0) && !(0 && 1/0) && (1 ? 1 : 1/0)
ok1
#endif
#if -1 > 0u
ok2
#endif
#if (-1)/2 == 0 && (-1)%2 == -1 && -1 >> 1 == -1 && 1 << 63 < 0 && ~0u == 0xffffffffffffffff
ok3
#endif
#if 0x7fffffffffffffff + 1 < 0 && 18446744073709551615u == -1
ok4
#endif
#if 'a' == 97 && '\377' < 0 && '\x41' == 65 && 'ab' == 24930 && L'\xffff' == 65535 && '\0' == 0 && '\n' == 10
ok5
#endif
#define HAS defined(FLAG)
#define X 1
#if HAS && defined X && !defined(NOPE) && defined FLAG
ok6
#endif
#if NOPE
bad
#elif 0
bad
#elif X
ok7
#elif 1/0
bad
#else
bad
#endif
#if 0
'unterminated "
#if 1
bad
#else
bad
#endif
/*
#endif
*/
"/*"
#else
ok8
#endif
#ifdef X
ok9
#else
bad
#endif
#ifndef X
bad
#elifdef X
ok10
#endif
#if __has_include(<stdio.h>) && __has_include("level.h") && !__has_include(<nope.h>) && defined __has_include
ok11
#endif
#define HDR <stdint.h>
#if __has_include(HDR) && __has_attribute(noreturn) && __has_attribute(__unused__) && !__has_attribute(nope) && __has_builtin(__builtin_expect) && !__has_feature(x)
ok12
#endif
#if VALUE == 3 && FLAG == 1 && (1, 2) == 2
ok13
#endif
#if true || int || while
bad
#else
ok14
#endif
#if (2 || 3) != 1 || 10 - 3 - 2 != 5 || (1 ? 2 : 3 ? 4 : 5) != 2 || (0 ? -1 : 0u) < 0
bad
#else
ok15
#endif
#if (0 ? 1 : -1) < 0 && (0 ? 1u : -1) > 0 && 0b101 == 5 && 010 == 8 && 5ULL == 5llu
ok16
#endif
#if 1 //comment
ok17 /* x */ #define
#endif extra
  # /* c */ if /* c */ X
ok18
%:endif
TWICE(ok19)
#if __STDC_VERSION__ == 201710L && __GNUC__ == 12 && __x86_64__ && __CASSAY__ && __SIZEOF_LONG__ == 8
ok20
#endif
