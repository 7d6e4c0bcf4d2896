/* cassay 4/mixed/3/size=1500 */
__extension__ typedef unsigned __int128 u128;
int q1 = 7;
static unsigned char g1;
static const u128 g2;
unsigned long g3;
unsigned long long g4 = 0x4000000000000000ULL;

__attribute__((pure)) unsigned long f1(const unsigned long long n1, unsigned long long n2)
{
    unsigned int x1 = g3;
    unsigned int x2 = (_Bool)((x1 != 0 ? x1 % x1 : x1) % 2147483645);
    unsigned long long x3 = x2 / 60U;
    unsigned short x4 = g4;
    int t5 = 37;
L2:
    x3 = t5 + x3;
    (&x3)[0] -= ((unsigned long long)x4 & t5) + g3;
    x4 = x4 * 9 ^ -148;
    if (--t5 <= 0)
        goto L1;
    switch (x4 >> 1 & 3) {
    case 0:
        goto L4;
    case 1:
        goto L3;
    case 2:
        goto L4;
    default:
        goto L2;
    }
L3:
    x1 += (u128)((t5 ^ g1) % (u128)134231219859737493LL);
    x4 = x4 * 5 ^ g3;
    if (x4 & 2)
        goto L4;
L4:
    n2 = ((0xfffffffffffffff0ULL > 0xfffffe16U) - (0xfffffffffffffff0ULL < 0xfffffe16U))
        & (-2147483647 - 1 + 489);
    x4 = x4 * 7 ^ ((u128)0x7fffffffffffffffULL << 64 | 0xfffffffffffffffcULL);
    if (--t5 <= 0)
        goto L1;
    if (!(x4 & 1))
        goto L2;
L1:
    n2 = x4;
    x1 += 1 - g4;
    return t5 ^ (x2 + x4 + x3 + n2 + x1);
}

long long v1[8] = {-1, -7, 0, -1, 2147483644, 4294967295L, 0, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(f1(v1[i ^ 6], v1[i ^ 1]));
    printf("%llx\n", hash);
    return 0;
}
