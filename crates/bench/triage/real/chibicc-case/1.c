/* cassay 5/loops/700681/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 71;
int q2 = 0;
int q3 = 8;
int g1 = 8273678;
int g2 = -53;
static long g3 = 77571832068825622L;
int g4 = 2147483647;
unsigned char g5 = 242;
int g6;
static const long ga7[19];

int h1(int a, int b)
{
    return a < b;
}

int h2(int a, int b)
{
    return a >= b;
}

static long f1(int n1)
{
    char x1 = n1;
    unsigned long x2 = 0xfffffffffffffdc2UL;
    int x3 = -14;
    for (int i4 = 0; h1(i4, 2); ++i4) {
        x3 = i4 - x3;
        x3 ^= i4 - -4 > -397 ? i4 - -4 : -397;
        x1++;
        if ((x2 ^ i4) >= i4)
            x2 = i4 * (112328145 - -338 + (int)4108752) - x2;
        switch (((i4 ^ g4) - (x3 ? x2 : 369)) ^ 0xe5c8b3706cUL) {
        case 0xe5b74c8dacUL:
        case 0xe5b74c8dadUL:
        case 0xe5b74c8daeUL:
        case 0xe5b74c8dafUL: {
            if ((~g3 | 64) == 0) {
                x3 = g3 > (int)x2;
                g5 = x2 * 0 - i4 + x3;
            }
            n1 = n1 + (i4 - x3);
        }
            break;
        default:
            if (!(((unsigned long)(unsigned int)i4 * (unsigned int)x2 >> 32) * (g3 ^ 255))) {
                if (!(x1 ^ (12606L + i4) ^ (i4 ^ 9223372036854775806L)))
                    continue;
            }
        }
        if (g4 & 1)
            if ((ga7[i4] + 2147483647) & g4)
                x1 += i4;
        g4 ^= i4 ^ (i4 - -197 - 15 * i4);
    }
    x1 = x1 + (x2 ^ x3);
    _Bool a5[74];
    for (x3 = 73; h2(x3, 0); x3--) {
        x2 -= x3;
        a5[x3] = x3 ^ g6;
    }
    for (int i6 = 0; q1 > i6; i6++) {
        x3 ^= i6;
        a5[i6] = a5[i6 + 3];
    }
    while (((unsigned int)x3 + (unsigned int)g4 < (unsigned int)x3 ? 0xffffffffU : (unsigned int)x3
        + (unsigned int)g4) & q2) {
        int i7 = 0;
        for (;;) {
            if (++i7 > 3 || !(((x3 | g2) ^ a5[29]) != -1409310))
                break;
            x3 = a5[30] & a5[i7 + 65];
        }
    }
    a5[g6 < 0 ? -g6 : g6] = a5[g6 < 0 ? -g6 : g6] ^ (-(x2 ^ !x2) & 1);
    for (int i8 = 0; i8 < 74; i8++)
        x3 ^= a5[i8];
    return (a5[18] & g4) ^ ((n1 ^ x1 * 13 ^ x2 * 11) - x3) * 13;
}

long long v1[8] = {986622758316L, 1, -1, -4294967296L, 0, 2147483647, 536870913, 1073741825};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q3; i++)
        see(f1(v1[i ^ 5]));
    see(g4);
    see(g5);
    printf("%llx\n", hash);
    return 0;
}
