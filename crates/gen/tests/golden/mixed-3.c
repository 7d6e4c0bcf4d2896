/* cassay 6/mixed/3/size=1500 */
__extension__ typedef unsigned __int128 u128;
int q1 = 6;
volatile int g1 = -1617599020;
const volatile int *gp2 = &g1;

u128 f1(char n1)
{
    if (n1 < 1)
        return (g1 ? ((u128)1ULL << 64 | 0ULL) - (int)0U : -6L) + n1 * 13;
    volatile long x1 = (int)(47119 & n1);
    static volatile unsigned long long x2 = 132ULL;
    unsigned char u3 = 15;
    do {
        if (!((u3 | 128) == 0))
            goto L1;
        x1 = x2 + -41;
        x1 = (g1 & u3) ? 62 : u3;
        x1 |= (unsigned long long)(u3 & 230U) ^ u3;
    L1:
        x2 += *gp2;
        unsigned int t4 = 0;
        if (n1 % 2 == 1)
            goto L3;
    L2:
        g1 -= 9223372036854775804L % -529L + (8U ^ 17261269981957L);
        if (++t4 < 11)
            goto L2;
    L3:
        x1 += -12L;
        x2 ^= g1 ? u3 : (u128)0LL;
        if (++t4 < 11)
            goto L2;
    } while (u3 >>= 5);
    g1 += 0x10000U;
    x1 += (int)(u3 & x2 % 162L);
    g1 += 0xffffffecU & !u3;
    u128 x5 = f1(n1 - 1);
    x5 += x2;
    x5 = x5 ^ (0 | *gp2);
    x5 = x2 + x5;
    return ((long)(x2 & *gp2) > ((u128)0x7fffffffffffffffULL << 64 | 0xffffffffffffffffULL))
        - (((u3 - x1 * 7) ^ x5) + n1 * 7) * 15;
}

long long v1[8] = {-1, 1, 7, 0, 0, -40, 11, 2};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++) {
        u128 r = f1(i & 3);
        see(r >> 64);
        see(r);
    }
    see(g1);
    see(*gp2);
    printf("%llx\n", hash);
    return 0;
}
