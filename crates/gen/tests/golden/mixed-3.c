/* cassay 4/mixed/3/size=1500 */
__extension__ typedef unsigned __int128 u128;
int q1 = 5;
u128 g1 = (u128)-1LL;

static unsigned char h1(int n1, volatile u128 *n2)
{
    return (g1 ^ n1) + n1 + (u128)n1 + (n1 ^ 11);
}

static __attribute__((noinline)) long f2(int n1, long n2, unsigned char n3, u128 n4,
    unsigned int n5)
{
    char x1 = n2;
    u128 *p2 = &g1;
    long long x3 = n4 + (g1 & n5);
    _Bool x4 = n3 & (0xfffa3ac5U ^ x3);
    unsigned int x5 = g1;
    int t6 = 31;
    if ((int)t6)
        goto L3;
L2:
    x1 ^= 1;
    n5 = n5 + (x5 & 0xffffff7fU);
    x5 = x5 * 3 + h1(n1, &g1);
    if (!(x5 & 4))
        goto L4;
    goto L5;
L3:
    n4 = 74 + *p2 - x1 / -9223372036854775806L + x1 + n4;
    x5 = x5 * 9 + 0xfffffffffffffdbeUL;
    if (--t6 <= 0)
        goto L1;
    if (x5 % 6 != 3)
        goto L2;
    goto L3;
L4:
    p2 = &g1;
    n4 = ~n2 + n5 + n4;
    x5 = x5 * 3 ^ *p2;
L5:
    g1 = g1 - (n2 % 0xfffffcbeU ^ n4);
    x5 = x5 * 7 ^ x5;
    if (--t6 <= 0)
        goto L1;
    if (!(x5 & 2))
        goto L4;
    goto L5;
L1:
    x3 ^= x5;
    g1 += (u128)-3LL - t6;
    return (u128)(t6 + n1)
        + (((((x4 + x5 * 3) ^ x1 * 15) + n5 * 7 + n4 * 7 + x3 + g1 * 15) ^ n3 * 9) + n2) * 11;
}

long long v1[8] = {-8, -19, 14, 13, 1, 0, 536870911, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(f2(2147483647, v1[i], 601, v1[i ^ 4], v1[i ^ 7]));
    see(g1 >> 64);
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
