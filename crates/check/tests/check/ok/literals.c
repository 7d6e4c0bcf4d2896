#define IS(e, T) _Static_assert(_Generic((e), T: 1, default: 0), #e)
IS(1, int); IS(1u, unsigned); IS(1l, long); IS(1ul, unsigned long); IS(1ll, long long);
IS(1llu, unsigned long long); IS(2147483647, int); IS(2147483648, long); IS(0x7fffffff, int);
IS(0x80000000, unsigned); IS(0xffffffff, unsigned); IS(0x100000000, long);
IS(0x8000000000000000, unsigned long); IS(9223372036854775807, long);
IS(0x8000000000000000l, unsigned long); IS(0x8000000000000000ll, unsigned long long);
IS(037777777777, unsigned); IS(0b11, int); IS(4294967296u, unsigned long);
IS('a', int); IS(L'a', int); IS(u'a', unsigned short); IS(U'a', unsigned);
IS(1.0, double); IS(1.0f, float); IS(1.0L, long double); IS(0x1p3, double); IS(0x1.8p3f, float);
IS("a", char *); IS(L"a", int *); IS(u"a", unsigned short *); IS(U"a", unsigned *);
_Static_assert(sizeof("abc") == 4, ""); _Static_assert(sizeof(L"abc") == 16, "");
_Static_assert(sizeof("a" "b") == 3, ""); _Static_assert(sizeof(u8"ab") == 3, "");
_Static_assert('\377' == -1, ""); _Static_assert('\0' == 0, "");
_Static_assert(__builtin_types_compatible_p(typeof(9223372036854775808), __int128), "");
int main(void) { return 0; }
