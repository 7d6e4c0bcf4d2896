/* cassay 4/graph/3/size=1500 */
int q1 = 6;
int g1 = -50;
static int g2;
static unsigned short g3 = 2;
static const unsigned int g4 = 0x20000U;

static unsigned short f1(void)
{
    signed char x1 = g2;
    const unsigned int *p2 = &g4;
    signed char a3[2] = {1, 126};
    unsigned short x4 = *p2 && a3[0];
    int t5 = 87;
    if (x4 & 32)
        goto L4;
L2:
    (void)((unsigned int)x4 << 1 & (g1 | x4));
    x4 = x4 * 3 ^ x4;
    if (x4 % 2 == 1)
        goto L3;
    goto L4;
L3:
    x1 = (*&g4 < 1U ? 1U : *&g4 > 0x933a5e30U ? 0x933a5e30U : *&g4) - x4 - x1;
    x4 = x4 * 7 ^ a3[32768 & (t5 & g3) & 1];
    if (--t5 <= 0)
        goto L1;
    switch (x4 >> 1 & 1) {
    case 0:
        goto L2;
    default:
        goto L5;
    }
L4:
    a3[0] = (g3 >= t5) + ((void)a3[0], x4);
    x4 = x4 * 5 ^ t5;
    if (--t5 <= 0)
        goto L1;
    if (x4 % 2 == 1)
        goto L4;
L5:
    a3[a3[0] & 1] += ((void)(*p2 ? x1 - x4 : g1), g1);
    x4 = x4 * 5 + x4;
    if (--t5 <= 0)
        goto L1;
    if (!(x4 & 4))
        goto L3;
L1:
    a3[(13U - x4 - t5) & 1] = x4;
    x1 = x1 + ((unsigned int)(t5 & g2) << 29);
    for (int i6 = 0; i6 < 2; i6++)
        x1 += a3[i6];
    return (244ULL & g4) + x1;
}

long long v1[8] = {67108863, 126, -1, 1, 4294967295L, 0, -1, -9};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(f1());
    printf("%llx\n", hash);
    return 0;
}
