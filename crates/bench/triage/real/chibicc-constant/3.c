/* cassay 5/scalar/700051/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 0;
int q2 = 6;
unsigned char g1 = 224;

static long h1(unsigned short n1, unsigned short n2, unsigned short n3)
{
    return n2 + (1ULL + n1) + 137438953472L - n1 * 3;
}

static unsigned char h2(unsigned char n1, unsigned int n2)
{
    n1 = n2 + (n2 & (n2 + 32764));
    return (((225ULL & n2) | n1) ^ (n1 ^ (n2 ^ 64571))) + (n1 - n2) * 3;
}

static unsigned long long f3(unsigned short n1, unsigned long n2)
{
    char x1 = (!(n2 && 324) && 31 && n1) - ((n2 || 0x598e7e0e2114eaUL) && !n2);
    short x2 = (x1 ? x1 : (x1 ? x1 : n2) + x1) >> (x1 >> 29 & (n2 - 2));
    if (((8191 || h2(x2 ? n2 : n2 - -104, (0xfffffffffffffff7UL + x1) & 515612948657585450L)) | 8)
        == 0) {
        x1 = -x1;
        x1 += 11;
        n2 -= x2 / 32765 + (x2 + 0x1c0000000000UL + -(x2 + 0x1c0000000000UL));
    }
    x2 += (n2 & (unsigned int)x1 << 20 & n2 << 27) << 40;
    return n1 - - -9223372036854775807L + 57 - (x1 + x2 - n2);
}

unsigned char g2 = 248;

static unsigned short h4(unsigned char n1)
{
    if ((n1 & 65364) >= n1)
        return h1(n1 - 0x19ebb63aec112f6UL, g2 - n1, g2) - n1 - n1 * 3;
    return (n1 & (~n1 & (n1 & 0xd4be013845UL))) - n1 * 11;
}

static void f5(short n1, unsigned int n2)
{
    unsigned int x1 = g2 + n2 + (n2 + 31ULL);
    int x2 = n2 - (x1 >> 4) + (h4(n2 - (x1 >> 4)) + n2);
    if (q1) {
        x1 -= x2 + (n2 - x1 + x2);
        x1 = (~g2 ^ g1) & 253;
    }
    if (!((unsigned int)g2 << 31)) {
        {
            const unsigned char *p3 = &g2;
            g2 -= 0x4000000UL & x1;
            g2 = h2(x2 + n1, 4 + *p3 - x1) - g2;
            x1 ^= h4(g2);
        }
    }
    if (n2 + ~x1 - g2 + -9) {
        g1 += (x2 & 26) + x1;
        x2 = x2 + ((n2 || x1) + (n2 >> 25));
    } else
        x2 -= (n2 + g2 - g1) & (844U - (0xfffffffffffffffeULL & n2));
    g1 -= (g2 + x1) ^ x2 ^ n2;
}

long long v1[8] = {1, 9, 1, -2147483647 - 1, 0, 1, 3, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f3(v1[i ^ 6], v1[i ^ 2]));
    for (int i = 0; i < 6; i++)
        f5(v1[i ^ 7], v1[i]);
    see(g1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
