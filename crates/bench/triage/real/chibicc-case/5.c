/* cassay 5/graph/700258/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
union U1 {
    unsigned int m1;
    unsigned int m2;
};

long *qp1;
int q2 = 5;
unsigned char g1;
int g2 = 6;
unsigned int g3 = 0xceec47eU;
union U1 ga4[2][2][2];
unsigned long ga5[3][3][1] = {
    {{0xfffffffffffffffdUL}},
    {{0xfffffffffffffffaUL}, {0xfffffffff3113b81UL}, {0x1fff800000000UL}},
    {{0xfffffffffffff6c9UL}}
};
unsigned short g6 = 65531;
int g7 = 22099;
long g8 = 2017612633061982208L;

static char h1(unsigned short n1)
{
    return ((n1 | 0xffffffadU | n1) ^ n1) - n1 * 11;
}

static inline char f2(unsigned long n1, unsigned int n2, unsigned int n3, unsigned long (*n4)[1])
{
    if (n1 < 1)
        return ((*n4)[0] & (n2 + 234UL - n3)) - n1 * 11;
    long i1 = 12;
    do {
        if (i1 >= 14)
            (*n4)[0] = (((*n4)[0] & 281474976710656L) ^ h1(g8 + i1)) + (n3 < i1 && (*n4)[0] - n3);
        unsigned long i2 = 0;
        do {
            n2 += i2 * 3;
            switch (~(ga5[+(i2 - -34) % 3][(unsigned int)(*n4)[0] % 3][0]
                * ga5[2][(unsigned int)(g1 >> 5) % 3][0]) ^ 0xfff7ff88d3cb51b6UL) {
            case 0x8000000000000UL:
            case 0x8000000000001UL: {
                unsigned short *p3 = !i1 ? &g6 : &g6;
                *p3 -= (long)(i2 ^ 1UL) && (*n4)[0] ^ i1;
                *p3 += i1 >> 60 ^ !n2;
                n3 = n3 - (*p3 / 11UL - (i2 * i1 < (ga4[0][1][1].m1 | (*n4)[0])));
            }
            default:
                n2 = (*n4)[0] - i2 % 16L + n3 - n2;
                n3 = n3 + (i1 + 253);
                break;
            }
        } while (i1 && ++i2 < 6);
        g2 += i2 * 11;
    } while (--i1);
    if ((*n4)[0] + n3) {
        n3 = (i1 <= (i1 - (*n4)[0]) * i1) ^ n3;
        n3 += h1(i1) - ((g6 <= i1) >> 18);
    }
    char x4 = f2(n1 - 1, (long)((*n4)[0] + n3), i1, ga5[1] + 1);
    n3 = -(long)((unsigned long)(g1 + n2) * (long)((unsigned long)g8 * g2)) ^ x4 ^ n3;
    if (!(i1 + 2 + (n1 + x4 + 0xfffffff0U)))
        (*n4)[0] = (*n4)[0] - (x4 + -9223372036854775805L - -(*n4)[0] / 8UL + n3);
    return ~(x4 | ((*n4)[0] | g3)) + (n2 + g2 + i1 - n3 * 15 - n1 * 9);
}

long long v1[8] = {1, 20, 11, 65534, -7, -1, -128, 0};
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
    for (int i = 0; i < q2; i++)
        see(f2(i & 3, 13UL - 1U, v1[i ^ 6], &ga5[1][1]));
    see(g2);
    see_bytes(ga5, sizeof(ga5));
    see(g6);
    see(g8);
    printf("%llx\n", hash);
    return 0;
}
