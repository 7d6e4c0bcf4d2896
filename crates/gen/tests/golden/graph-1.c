/* cassay 4/graph/1/size=1500 */
struct S1 {
    int b1 : 2;
    unsigned int b2 : 7;
    unsigned int b3 : 4;
    volatile unsigned char m4;
};

static int g1 = 1;
static struct S1 gs2;
static unsigned char g3 = 255;
static signed char g4;
static unsigned char *gp5 = &g3;
static unsigned char g6 = 168;
static unsigned char **gp7 = &gp5;

static short h1(short a)
{
    return a + 1;
}

static __attribute__((noinline)) short f1(int n1, long n2, short n3)
{
    volatile unsigned long a1[4] = {3UL, 0x3fffe00000000UL, 553UL, 1UL};
    unsigned char x2 = 169;
    int x3 = g4 >> 21;
    unsigned char **p4 = &gp5;
    for (short i5 = 0; i5 < 108; i5 = h1(i5)) {
        if (i5 >= 108) {
            unsigned long long i6 = 0;
            while (i6 < 9) {
                i6++;
                gs2 = (struct S1){gs2.b1 ^ 848UL, 0xfffffffffffffffdULL, g4, -g4};
            }
        }
        a1[(g1 / 256 + *gp5) & 3] += (0x7ffffffffff00000ULL + g1) ^ g1 ^ 803U;
    }
    p4 = gp7;
    return g4;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g6 = h1(g6);
    f1(594, -9223372036853727233L, -32768);
    see(g1);
    see(gs2.b1);
    see(gs2.b2);
    see(gs2.b3);
    see(gs2.m4);
    see(g3);
    see(g4);
    see(*gp5);
    see(g6);
    see(**gp7);
    printf("%llx\n", hash);
    return 0;
}
