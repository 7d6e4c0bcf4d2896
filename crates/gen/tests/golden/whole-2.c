/* cassay 4/whole/2/size=1500 */
static int ga1[15];
static volatile int g2 = -16776705;

static unsigned char h1(int n1, unsigned short n2, char n3)
{
    unsigned short x1 = n3 & n2 && n3 <= n1;
    g2 += n3 ? !(n3 * x1) : (((n1 + x1) << 24) + n3) ^ n3;
    return ~x1;
}

static __attribute__((const)) unsigned short h2(long n1, unsigned char n2)
{
    return n2 + n2;
}

static unsigned int f3(int n1, int n2, unsigned char n3, unsigned char n4, long n5)
{
    for (int i1 = 0; 14 != i1; i1 += 2) {
        ga1[i1] = ga1[i1] + 1073741824;
        ga1[i1 + 1] = ga1[i1 + 1] + 520093696;
    }
    ga1[10] = h2(n5 + h2(n4 + (n5 - h2(n1 + 5U + 0x40000000U, 39)), g2)
        + ga1[(unsigned int)h2(32, n2) % 15], 1) || 15L + h2(ga1[9] + 2UL, ga1[0] + 0xfffffffcU);
    return n3 && n5;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga1[12] = h1(978ULL || 0xfffffffffffffffeULL, ga1[2], 125);
    ga1[10] = h2((unsigned int)(712 ^ 0xfffffc48U), ga1[4]);
    f3(-2147483645, 2147483645, 65506 + 0xfffffddbU, 303, 0xfffffffffffffe74UL + 8);
    for (int i1 = 0; i1 < 15; i1++)
        see(ga1[i1]);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
