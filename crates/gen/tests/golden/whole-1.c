/* cassay 4/whole/1/size=1500 */
__extension__ typedef unsigned __int128 u128;
int q1 = 4;
int q2 = 6;
signed char g1 = -128;

static unsigned short h1(u128 n1)
{
    return (65532 * n1 + (n1 & (n1 ^ n1))) ^ n1 * 7;
}

u128 f2(void)
{
    unsigned int x1 = -(140737488355328L + (u128)-10LL) & (152L ? 4 & 41 : 1919);
    signed char x2 = (x1 + x1) / 0xff803fffU > (((x1 > x1) - (x1 < x1)) & -x1);
    unsigned short x3 = (x2 & x2) >= (u128)539LL % (x1 ^ 5L);
    if (!((unsigned long long)-5LL % 2 > 3))
        goto L1;
    {
        unsigned int t4 = 0;
        if (x2 ^ -x3)
            goto L4;
    L2:
        x3 *= (t4 + x3) ^ t4 ^ x3;
        x3 = x3;
        if (((unsigned int)x2 << 30) ? t4 & t4 : 512LL >= x3)
            goto L5;
    L4:
        ++x3;
        if (++t4 < 100)
            goto L4;
    L5:
        x3 = (x3 & (u128)898LL) * (9LL % (u128)1LL);
        if (++t4 < 100)
            goto L2;
    }
L1:
    x3 ^= 0xfffffff2U ? x2 : x2;
    x3 = (x1 ? -x2 : x2) ^ x3;
    return (unsigned long)(-625L % -5768695917794660L) << 44 ^ (x1 ^ x2 ^ x3);
}

long long v1[8] = {7, 1, 0, -1, -18, 11, -7, 9};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i ^ 6]));
    for (int i = 0; i < q2; i++) {
        u128 r = f2();
        see(r >> 64);
        see(r);
    }
    printf("%llx\n", hash);
    return 0;
}
