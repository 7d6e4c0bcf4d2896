/* cassay 4/whole/1/size=1500 */
__extension__ typedef unsigned __int128 u128;
static signed char g1 = -128;
static unsigned int g2;
static unsigned short g3;
static unsigned char g4 = 128;
static unsigned short g5 = 3;
static u128 g6 = (u128)5516147624165LL;

static u128 h1(unsigned short n1)
{
    return (n1 <= (u128)2LL) >> 30;
}

static __attribute__((pure)) signed char h2(u128 *n1)
{
    unsigned short x1 = (*n1 ^ (u128)1LL) >> 10;
    return x1 <= ((x1 & x1) ? g5 : x1);
}

static int h3(unsigned char a, unsigned char b)
{
    return a <= b;
}

static __attribute__((pure)) long f3(void)
{
    unsigned char i1 = 0;
    unsigned char i2 = 0;
    unsigned char *p3 = (65534 * g4 & (2L ^ (g2 > g3))) ? &i1 : &i2;
    const unsigned char k4 = 12;
    for (*p3 = 0; (7080 & (g6 << 83 >= g1)) != -1 && h3(*p3, k4); ++*p3) {
        if (!((g2 | 8) == 0)) {
            if (!(15 / 14 / 65533))
                break;
        } else {
            (void)(g2 >= 1);
        }
        (void)((g6 & (*p3 ^ *p3)) * i2);
    }
    return i2 & (60867076744326123L ^ k4);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g6 = h1(g3);
    g1 = h2(&g6);
    g2 = h3(-g5, 1);
    g3 = f3();
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    see(g6 >> 64);
    see(g6);
    printf("%llx\n", hash);
    return 0;
}
