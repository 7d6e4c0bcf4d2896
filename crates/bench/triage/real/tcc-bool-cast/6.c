/* cassay 5/scalar/711342/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 4;
int q2 = 5;
int q3 = 7;
unsigned long g1;

char h1(signed char n1, signed char n2, unsigned char n3)
{
    n1 += n1 / 15667ULL % -2147483646;
    return 224 ^ -n1 ^ (n1 ^ n2 * 15) * 7;
}

static int h2(int n1, short n2)
{
    return !((n2 >= 23859567) == n1) ^ (n1 ^ n2 * 7) * 9;
}

short h3(short n1)
{
    unsigned char x1 = ((n1 ? n1 : n1) ^ n1) ? n1 + 247 : n1;
    return x1 ^ -4 ^ (x1 ^ n1) * 3;
}

static unsigned short h4(short n1, char n2)
{
    if (n2 + n1 <= h1(n1 + 0 + n1, -3, 244))
        return (n2 > 0 ? n1 % n2 : n1) ^ (n1 ^ n2 * 13) * 11;
    return (n2 / -445L >= (n1 >> 10) * n1) + (n1 ^ n2 * 3) * 11;
}

signed char f5(int n1, int n2, char n3, unsigned int n4)
{
    signed char x1 = ~(10L ^ (0xfffffffffffffd9cULL ^ 227L ^ (674U ^ 24L) ^ 61906533L)
        ^ (224 ^ -13L ^ 10L)
        ^ (((-9223372036854775807L - 1) ^ 1L ^ 16777216L)
            & (-25L ^ (-57927016433L & 11L)
                ^ ((-9223372036854775805L && -912L & 806L)
                    & (16777216L && 240957217710323904L ^ -271L)))))
        ^ ((126 & (n4 ^ 637L) & n1) ^ h3(n4 ^ 1L) ^ (~~g1 ^ (-14L ^ g1)));
    g1 = (unsigned int)(x1 || (unsigned int)x1 << 23) * n2 + g1;
    return -677 ^ ((x1 + g1 * 9 + n1) ^ n3 * 9) * 9;
}

unsigned int g2 = 0x3dc6963U;

static inline signed char h6(long long n1, long n2)
{
    return (n2 ^ (n1 + n2)) / (n1 | 1) ^ (n1 + n2) * 11;
}

unsigned int h7(unsigned long long n1, unsigned long n2, unsigned short n3)
{
    return (n2 % 0xffffffffffffffc9UL + ((n2 == n3) + 79)) ^ n1 * 3;
}

void f8(void)
{
    int x1 = g2 << 4
        ^ (g2 ^ g1 ^ (~g2 & g1) ^ (62ULL ^ h6(g1, g1 ^ 9LL))
            ^ ((g1 ^ g2 ^ (g1 ^ g2)) & ~(g2 & g1)));
    x1 = x1 ^ (g1 % -2147483646 + g1 * -684);
    g2 ^= x1;
}

long long v1[8] = {64776548, 4294967295L, 64, 1, -1, 9223372036854775806L, -15, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h2(v1[i ^ 2], v1[i ^ 4]));
    for (int i = 0; i < q2; i++)
        see(h4(-32768, v1[i ^ 3]));
    for (int i = 0; i < q3; i++)
        see(f5(-490 <= g2, v1[i], v1[i ^ 4], v1[i ^ 1]));
    for (int i = 0; i < 7; i++)
        see(h7(v1[i], v1[i ^ 1], v1[i ^ 5]));
    for (int i = 0; i < q3; i++)
        f8();
    see(g1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
