/* cassay 4/whole/1/size=1500 */
__extension__ typedef unsigned __int128 u128;
int q1 = 8;
signed char g1 = -128;

static unsigned short h1(u128 n1)
{
    return (65532 * n1 + (n1 & (n1 ^ n1))) ^ n1 * 7;
}

static int h2(unsigned short a, unsigned short b)
{
    return a != b;
}

static unsigned short h3(unsigned short a)
{
    return a + 5;
}

static int h4(unsigned short a, unsigned short b)
{
    return a < b;
}

__attribute__((const)) u128 f2(void)
{
    unsigned int x1 = -(140737488355328L + (u128)-10LL) & (152L ? 4 & 41 : 1919);
    signed char x2 = (x1 + x1) / 0xff803fffU > (((x1 > x1) - (x1 < x1)) & -x1);
    unsigned short x3 = (x2 & x2) >= (u128)539LL % (x1 ^ 5L);
    unsigned short x4 = ((unsigned int)x3 << 7) ? -6LL & 14 : (x3 ? x3 : x2) ? x3 + x2 : x3 ^ x3;
    if (((x4 & x4) * 601U & 31) == 111) {
        for (x3 = 10; h2(x3, 65) && (x3 ^ x2) != -41; x3 = h3(x3)) {
            x1 &= (10UL + x3 * x3) ^ x3;
        }
    }
    unsigned short i5 = 0;
    for (; h4(i5, 36) && ((x3 & x4) ^ (h1((0xa02485efU & x4) >> 3) ^ 1U)) != 0xfffffe87U; ++i5) {
        if (!((i5 ^ (-310LL ^ (x4 ^ x3))) & x2))
            continue;
    }
    return (204L + i5) ^ (((x1 ^ x2) + x3) ^ x4);
}

long long v1[8] = {849, -1, 1, -18, 0, -524287, 4294967295L, 5};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h3(v1[i ^ 6]));
    for (int i = 0; i < q1; i++) {
        u128 r = f2();
        see(r >> 64);
        see(r);
    }
    printf("%llx\n", hash);
    return 0;
}
