/* cassay 3/whole/1/size=1500 */
__extension__ typedef unsigned __int128 u128;
static unsigned long g1;
static unsigned int g2 = 720U;
static long g3 = 9223372036854775807L;
static long g4 = -721L;
static long g5 = 9223372036854775806L;
static long g6 = -9223372036854775807L - 1;
static long g7 = -9223372036854775807L - 1;
static long *gp8 = &g6;
static u128 g9 = (u128)3LL;

static __attribute__((noinline)) signed char f1(void)
{
    long **p1 = &gp8;
    goto L1;
    g1 &= ((1 & 65533) == 65535) + -((unsigned long)g6 * 13);
    **p1 ^= (u128)6LL;
L1:
    g4 = (long)-(unsigned long)**p1;
    **p1 = -g2 ^ (long)((unsigned long)**p1 + **p1) ^ ((32768U ^ **p1) != 14);
    const long long k2 = 251;
    for (long long i3 = -9; i3 != k2; i3++) {
        g7 = ((9223372036854775807LL + (u128)1LL) ? i3 : (u128)0x3ffffffffULL << 64
            | 0xfffffffffc000000ULL) * (i3 / (u128)-223LL << 35);
        for (int i4 = 0; (g1 ? i4 : i4) && i4 != 3; ++i4) {
            g7 ^= 0xffffffffffffffffUL + (u128)-65536LL;
        }
    }
    g9 = (-496L ^ **p1) / ((u128)0xfffffffffffffULL << 64 | 0xffff000000000000ULL)
        * (*gp8 & (g2 - 1764));
    return ((k2 + 16) & 2199023255552LL) % (**p1 | 1);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1();
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    see(g6);
    see(g7);
    see(*gp8);
    see(g9 >> 64);
    see(g9);
    printf("%llx\n", hash);
    return 0;
}
