/* cassay 1/arith/3/size=1500 */
static int g1;
static int g2 = 0;
static int g3 = -2147483647;
static int g4 = 303;

static unsigned long long f1(unsigned char n1, int n2, _Bool n3)
{
    static int x1 = 11;
    int x2 = -(1 + 228 + (-62 + 10 + (2 + 2) + -((215 + 1ULL) >> ((4 + -32 + 3885) & 63)))
        + (62 + 30184626)) + (n2 + (2ULL >> 31));
    int x3 = (-491 ^ x2 ^ (x2 ^ n3)) * n3 | (n1 + (unsigned int)8 * 877) * 65168 * x2
        && x2 / 6 % -69 * ((((-950 + x2 == 254) >> 26) * (81 + 7) == -(-(3 && 1) + 96)) + 9);
    x3 = (unsigned int)(255 >> (~0x74b0ee6ULL * n2 & 31) | n3 >> 30)
        * ((n2 || x2 <= 0x3ff800000ULL) / -16);
    x2 ^= -((~((x2 | n2) >> 23) >> 7) + x2);
    x2 = (unsigned int)11 * -63
        + (-(x3 || -4) ^ ((x3 <= 127) < ((n1 + (unsigned int)(n2 + 64 <= x2) * 77) >> 27 ^ 63)));
    x2 = (unsigned int)- -442 * (-x2 > ~__builtin_expect(n3, 0)) + -144115188059078657L
        >= (x3 | x2
            && -((x2 - (x2 ^ x2) + 1)
                ^ (x3 + -~(x2 * (19 ^ x2)) + ((127 || (unsigned int)2097152 * (x2 / 1)) + x2)))
                * ((~(1 / (x2 ^ x3 * 383 * (x3 + x2 + -961267245))) + ~(~x3 >> 30)) / -11));
    (void)-((-65169 ^ x2) % (((x2 || -65290 | x3 | n2) == (2509805 ^ n3)) + 398));
    return -3ULL;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = f1(g4, ~~255, g3 - -547);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    printf("%llx\n", hash);
    return 0;
}
