/* Constants and strings: radix and suffix, escapes that must not swallow what follows. */
typedef __WCHAR_TYPE__ wide;
typedef __CHAR16_TYPE__ char16;
typedef __CHAR32_TYPE__ char32;

unsigned long long ints[] = {
    0, 00, 0x0, 1, 01, 0x1, 10, 010, 0x10, 1u, 1U, 1l, 1L, 1ul, 1lu, 1LL, 1llu, 1ULL, 0xFFu, 0xffffffff,
    2147483647, 2147483648, 4294967295, 4294967296, 0x7fffffff, 0x80000000, 037777777777,
    9223372036854775807, 18446744073709551615u, 0xffffffffffffffff, 01777777777777777777777,
};

double floats[] = {
    1.0, 1., .5, 1e10, 1E-10, 1.5e+3f, 0x1p3, 0x1.8p-2, 0x.8p0, 1.0f, 1.0l, 1.0L, 3.14159265358979323846,
    0.1e-300, 1e308, 0e0,
};

int chars[] = {
    'a', ' ', '\0', '\1', '\12', '\123', '\377', '\x7f', '\xff', '\n', '\t', '\r', '\a', '\b', '\f', '\v',
    '\\', '\'', '"', '\"', '?', '\?', '0', '~', '\x80', '\177', L'a', L'\0', L'\x1234', L'\u20ac', u'x',
    u'\uffff', U'\U0001F600', L'\'', L'"',
};

const char *strings[] = {
    "", "a", "a" "b", "\0", "\0" "1", "\0018", "\01" "9", "\x1" "f", "\x01" "1", "\12" "3", "tab\there",
    "quote\"quote", "apostrophe'", "back\\slash", "question?\?!", "??\?/", "?" "?=", "\?\?)", "%d\n", "\a\b\f\v",
    "\377\376", "caf\303\251", "line\n" "line\n", "\e[0m" + 0, u8"caf\u00e9", u8"\x41" "1",
};

char zero_inside[] = "one\0two\0" "3";
char exact[3] = "abc";
wide wide_string[] = L"wide \u00e9\U0001F600\x7f" L"f" L"\xffff" L"a\xffff" L"g\0" L"1";
char16 string16[] = u"sixteen \u20ac\U0001F600 \xd83d" u"0";
char32 string32[] = U"thirty-two \U0001F600\x10ffff" U"f";
