/* cassay 5/scalar/700466/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned int m1;
    int m2;
};

int q1 = 0;
int q2 = 8;
long ga1[4][8][2];
unsigned char g2 = 194;
struct S1 gs3 = {.m2 = -12, .m1 = 193U};
unsigned long long g4 = 0xfffffffffffffc7bULL;
unsigned long long *gp5 = &g4;

static unsigned char f1(unsigned char n1, struct S1 n2, unsigned long long *const n3, int n4,
    unsigned long long *n5, struct S1 n6)
{
    if ((g4 & 16555 & 3) >= 40) {
        n1 += -(16UL | n1);
        n6 = n2;
        if (~(*n5 >> 41))
            return (n4 + 10) % ((n4 < -814) | 1);
    }
    {
        struct S1 s1 = *&n2;
        *&n2 = gs3;
        gs3 = s1;
    }
    switch (-((void)*n5, g4 + n6.m1) ^ 0xfffffde0c0f190fdULL) {
    case 0xfffffffffffffd78ULL:
        ++n1;
        ga1[2][(n6.m2 || n2.m2) & 7][0] += 10399 & (g2 + ~(n6.m2 && n6.m1));
        if (q1)
            n6.m2 = (0xffffe60633b9f7ddULL && n4 + ga1[0][*gp5 % -16 & 7][0]) % q1;
        break;
    case 0x21fc0f1937bULL:
        n1 += -(n6.m1 > 405U);
        if (-(*n5 < (&g4)[0] ? *n3 : n2.m2)) {
            n5 = &g4;
            unsigned int *p2 = ((n4 & (-271621305552266L || n2.m1)) << 23) ? &n2.m1 : &gs3.m1;
            *p2 += n1;
            *p2 += -((n3 == n5) == *n5 + n6.m1);
            n1 += (short)*n3 + (short)n6.m1 > 32767 ? 32767 : (short)*n3 + (short)n6.m1 < -32768
                ? -32768 : (short)*n3 + (short)n6.m1;
        }
        break;
    case 0x21fc0f1937cULL: {
        gp5 = &g4;
        int *p3 = 582 || (~n6.m1 || -172) & 948 ? &n4 : &n2.m2;
        *p3 += -109 + n6.m1 && *n3 & 486L;
        *p3 += ~((13719 + (g4 & g2 & *n3)) * *n5) || n6.m1;
        n1 += n6.m2 + n4;
    }
        break;
    case 0x21fc0f1937dULL: {
        n4 += ((18 + n1) | n6.m1) + g4;
        n6.m1 |= 0x15b677d922727adULL;
        n1 += (34 < 5 * n6.m1 + *n3) + n4;
    }
        break;
    }
    return (*gp5 ^ 1U << (g4 & 31)) + (n6.m2 + n6.m1 * 3 + n1 * 13 + n2.m2 + n2.m1 * 3 + n4) * 9;
}

long long v1[8] = {1, 33554432, 0, 0, -2, 131072, 9, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

static void see_bytes(const void *at, unsigned long size)
{
    for (const unsigned char *p = at; size > 0; size--)
        see(*p++);
}

int main(void)
{
    for (int i = 0; i < q2; i++) {
        see(f1(v1[i ^ 2], (struct S1){.m2 = (g2 & g4) + *&g2, .m1 = 0U}, &g4, v1[i ^ 7], &g4,
            (struct S1){.m1 = ~(g2 & 569), .m2 = 2097144}));
        see_bytes(ga1, sizeof(ga1));
    }
    see_bytes(ga1, sizeof(ga1));
    see(gs3.m1);
    see(gs3.m2);
    see(*gp5);
    printf("%llx\n", hash);
    return 0;
}
