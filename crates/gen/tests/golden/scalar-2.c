/* cassay 6/scalar/2/size=1500 */
struct S1 {
    int b1 : 5;
    unsigned int b2 : 5;
};

unsigned int q1 = 3U;
int q2 = 4;
struct S1 gs1 = {-16, 3U};

__attribute__((noinline)) int f1(long n1, long n2)
{
    unsigned int x1 = (gs1.b2 - n2 - (_Bool)(((unsigned char)gs1.b1 & gs1.b1) * (gs1.b2 & 9) & n2))
        ? n1 : gs1.b1;
    if (q1 < 3)
        gs1.b2 = (unsigned int)((n2 != 2147483647) ^ ((gs1.b2 & 1536) != 0))
            ^ x1 * (x1 ^ ((gs1.b2 & 1536) != 0));
    x1 = (gs1.b2 & 0) ^ x1;
    return (-gs1.b2 & gs1.b1) - (x1 + n1);
}

unsigned long long g2;

static int f2(const struct S1 n1, unsigned int n2)
{
    int a1[80] = {517280, -682, -399, 377, -1};
    char x2 = (unsigned char)(((unsigned char)n2 << (n2 & 7))
        + ((unsigned char)n2 >> ((n2 & 7) ^ 7))) - 3 - -(long)n2;
    a1[75] = -13L;
    x2 -= (a1[2] ? 0xfffffffffffffce0UL : gs1.b2) * g2;
    for (int i3 = 0; i3 < 80; i3++)
        x2 -= a1[i3];
    return gs1.b2 - (x2 - n2 * 3) * 15;
}

long long v1[8] = {0, -1, 2147483647, -4, -14, 376, -9223372036854775807L - 1, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f1(v1[i ^ 2], v1[i]));
    for (int i = 0; i < 5; i++)
        see(f2(gs1, v1[i]));
    see(gs1.b1);
    see(gs1.b2);
    printf("%llx\n", hash);
    return 0;
}
