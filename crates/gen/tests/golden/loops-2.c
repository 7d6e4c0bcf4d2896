/* cassay 4/loops/2/size=1500 */
static char g1 = 12;
static signed char g2 = -127;
static _Bool g3 = 1;
static unsigned int g4;
static _Bool g5 = 1;
static unsigned int *gp6 = &g4;

static inline __attribute__((always_inline)) signed char h1(signed char n1)
{
    ++n1;
    return n1 ^ g2;
}

static __attribute__((noinline)) signed char f2(unsigned char n1)
{
    short a1[6][9] = {
        {-127, -3, 28, -421, 32767, -3841, 13, 16, -32768},
        {-3841, 32764, 176, 383, 382, 32766, -32765, 16, 32766},
        {32763, 12, 8, 4064, 6, -13, 12, -32766, -32765},
        {1088, 32760, -559, 32765, -32767, 256, 16, 1024, -128},
        {16, 128, 521, 14336, 1, 7554, -32765, 4, 126},
        {-32766, 28672, 12, -4, 126, 4, 1024}
    };
    while ((32 | 128) == 0) {
        short i2 = 0;
        do {
            g4 += 63488 - n1;
            g1 &= ((i2 % 0x8000000000000000UL) ? i2 : g4) <= *gp6;
        } while (++i2 < 100);
    }
    n1 = (unsigned int)(g4 + a1[2][3]) - h1(0xffffffefU);
    return ~g3;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g2 = h1(65533 + (824L << 25));
    f2(g5);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    see(*gp6);
    printf("%llx\n", hash);
    return 0;
}
