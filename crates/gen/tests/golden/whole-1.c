/* cassay 4/whole/1/size=1500 */
__extension__ typedef unsigned __int128 u128;
static unsigned long g1 = 0x30b6a9f012eUL;
static unsigned int g2 = 16384U;
static unsigned int g3 = 0x800000U;
static unsigned short g4 = 16256;
static unsigned short g5 = 65535;
static unsigned int g6 = 12288U;
static unsigned short *gp7 = &g4;
static unsigned int *gp8 = &g3;
static unsigned int **gp9 = &gp8;

static unsigned long f1(unsigned int **n1, long n2)
{
    static unsigned short *p1 = &g4;
    unsigned int x2 = 0xffffc080U * (0x800001U / 0xffffbfffU ^ (905U ^ 16U));
    if ((((x2 & x2) < x2) & 31) >= 49) {
        x2 = (18014398241046528L ^ x2 * 128) > x2;
        x2 = (x2 << 38) * 0xfffffffffffffe8aUL;
    }
    n2 += 254;
    if (-(65204 ^ n2)) {
        x2 ^= -(49151 >= x2) / 0x38ae7b7U;
        x2 = (u128)-16536425073LL & (x2 ^ n2) / (((u128)0x10000ULL << 64 | 0ULL) / (548L | 1));
    } else {
        if (-n2 + (67108864L ^ x2)) {
            x2 = (unsigned long)((53248
                % ((u128)0x7fffffffffffffffULL << 64 | 0xfffffffffffffffcULL)) ? x2 ? x2 : n2 : n2)
                * ((x2 * x2) ? 82355L : x2);
        }
    }
    return ((u128)-11LL & 677L) % ((7L <= x2) | 1) / 0xfffffffffffffffcUL;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    *gp7 = f1(&gp8, 32 >> 29);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    see(g6);
    see(*gp7);
    see(*gp8);
    see(**gp9);
    printf("%llx\n", hash);
    return 0;
}
