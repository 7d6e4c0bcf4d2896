/* cassay 4/loops/2/size=1500 */
static char g1 = 12;
static _Bool g2 = 1;
static unsigned int g3 = 15U;

static int h1(unsigned char a, unsigned char b)
{
    return a < b;
}

static unsigned short f1(signed char n1, unsigned long n2, const unsigned int *n3, _Bool n4)
{
    unsigned long x1 = (unsigned int)g2 + (unsigned int)n4 < (unsigned int)g2 ? 0xffffffffU
        : (unsigned int)g2 + (unsigned int)n4;
    unsigned char x2 = 0;
    unsigned long x3 = x2;
    unsigned char x4 = 0UL;
    for (n1 = 0; n1 < 7; ++n1) {
        x4++;
        x3 += n1 & ((x2 != 0 ? x2 / x2 : x2) - ~((unsigned int)((12 & 32) << 29) << 1));
        if ((x4 >= g3) == n1) {
            x4 = n1;
            continue;
        }
        x2 += n1 % 12UL
            && (((unsigned int)x4 << 16) ? (unsigned long)((unsigned int)g2 << n1) : n1);
    }
    x1 = ((x2 + x3) ^ x4) - x1;
    while ((~(unsigned long)x1 | 4) == 0) {
        unsigned char k5 = 8;
        short j6 = 0;
        for (x2 = 0; h1(x2, k5); ++x2, j6 = j6 + 3) {
            n3 = &g3;
            x3 ^= (unsigned char)k5;
        }
    }
    x1 -= x2;
    return ~((unsigned int)g3 > (unsigned int)*n3 ? (unsigned int)g3 - (unsigned int)*n3 : 0)
        - ((n1 - x1) ^ n4);
}

static const long long v1[8] = {0, 18, -32767, 1, 7, 11, 254, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 5; i++)
        see(f1(v1[i ^ 7], v1[i ^ 5], &g3, v1[i ^ 2]));
    printf("%llx\n", hash);
    return 0;
}
