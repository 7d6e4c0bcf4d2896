int i[] = { 0, 00, 07, 0x1F, 0XAbc, 0b11, 0B0, 1u, 1U, 1l, 1L, 1ul, 1LU, 1ll, 1LL, 1uLL, 1llU,
    18446744073709551615u, 0xffffffffffffffff, 9223372036854775807 };
double d[] = { 0., .0, 1.5, 1e3, 1E+3, 1.e-3, 1.5f, 1.5F, 2.0l, 2.0L, 0x1p3, 0x1.8P-2f, 0x.8p0L, 00.5, 089.5 };
int c[] = { 'a', '\'', '"', '\"', '\\', '\n', '\t', '\0', '\12', '\377', '\x7f', '\e', '\?', 'ab', 'abcd',
    L'a', u'a', U'a', L'\u00e9', L'é', U'\U0001F600', '\a', '\b', '\f', '\r', '\v', L'\xffff' };
char *s[] = { "", "abc", "a" "b" "c", "\x41" "1", "\1011", "\"\\\n", "é", "\u00e9", "\U0001F600", "a\0b", "?\?/" };
int *w = L"wide" "é" L"\x12345"; unsigned short *u16 = u"\U0001F600x"; unsigned *u32 = U"\U0001F600";
char u8s[] = u8"é" "x";
char *latin1 = "caf\351 \x80";
