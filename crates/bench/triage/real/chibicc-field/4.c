/* cassay 5/scalar/700458/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned int m1;
    unsigned long long m2;
};

struct S2 {
    unsigned int b1 : 23;
    long m2;
};

static const long long ga1[5] = {-246LL, -11LL, -9LL};
static struct S1 gs2 = {.m2 = 0xfffffffffffffe35ULL, .m1 = 184U};
static int g3;
static struct S2 gs4 = {.m2 = 534L};
static long ga5[36];
static long g6 = 605L;

unsigned int f1(signed char n1, int n2)
{
    long long x1 = !(n1 - n2);
    signed char x2 = (12 - (2U - ga1[4]) - (long long)(n2 - 958L))
        ^ (x1 - n2 % (n2 | 1)) >> (((unsigned long)x1 + gs4.b1) & 63);
    unsigned long long x3 = ((void)(x1 % 0xfffffffffffffe15UL), x1 + x2) != x1 + x2;
    short x4 = n2 - (x3 & x2) + (n1 + (x1 - 2)) - (+(&x3)[0] - gs4.b1 - (n2 + x3) * n2);
    short x5 = x1 >> 28 & !((int)x3 + (x4 + gs2.m2));
    if ((x3 >> 33 & 255) == 310) {
        if ((unsigned int)(signed char)(ga1[2] + (gs4.b1 & x3))) {
            x1 = ga5[5];
            x5 &= ga5[(unsigned int)!n2 * 106];
        }
    }
    switch (x4 ^ -1) {
    case 185:
        x5 -= 2064075 * x2 + (x4 - ga1[(gs2.m2 + (x3 == 6)) % 5]) / -39 * x2;
        break;
    case 1:
    case 2:
    case 3:
    case 4:
        if (((unsigned int)x4 & (unsigned int)gs4.m2)
            + (((unsigned int)x4 ^ (unsigned int)gs4.m2) >> 1)) {
            if (gs4.m2 >> 45)
                break;
        }
        break;
    case 441: {
        n1 = x4 >= ga5[23] ? x4 : ga5[23];
        n2 = x4;
    }
        break;
    default:
        if (-!n1 > 0xffffffffffffffb2ULL)
            x2 ^= (*&x3 ^ x4) + (x4 - x3) + (x5 - x3) + n2;
    }
    x3 -= x1 / 0xfffffffffffffc1aUL - ((unsigned int)x5 * x2 | (x4 + 6)) / (~(n1 ^ g3) | 1);
    if (x1 + ((g6 & x1) - x4))
        x4 = ((n1 + 1073748988 + n2) & (x5 << 3 ^ x3)) - x4;
    switch ((unsigned long)gs4.m2 % 5) {
    case 0:
        g3 = ((*&x2 & g6) - (x4 - n2)) ^ g3;
        break;
    case 1:
    case 2:
    case 3:
    case 4:
    case 5: {
        x4 -= x5 % -2739937;
        x3 = (gs4.b1 >> 27) - x3;
    }
        break;
    default:
        x5 ^= -3LL;
        x3 = x3 - (x2 + x5);
    }
    return ((ga1[2] - 21) * gs4.b1 & 409UL) + (x1 + n1 * 9 + n2 + x2 * 3 + g3 - x4 * 11 + x3 * 7);
}

static const long long v1[8] = {-4, 63, 0, 2147483646, 1, -1, -2147483647 - 1, -997};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 6; i++)
        see(f1(v1[i ^ 3], v1[i ^ 6]));
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
