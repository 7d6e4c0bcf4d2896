/* cassay 3/mixed/2/size=1500 */
struct S1 {
    long long m1;
} __attribute__((packed));

static struct S1 ga1[21] = {
    {.m1 = -958021438425LL},
    {-12LL},
    {-855266301476492404LL},
    {-3221511785772LL},
    {-98255523025442857LL},
    {-855266301476492403LL},
    {-3LL},
    {.m1 = 14LL},
    {-2LL},
    {14LL},
    {-1062785748058057LL},
    {-10LL},
    {1817456LL},
    {799856645948001LL},
    {-1717342949978LL},
    {.m1 = 9LL},
    {9223372036854775807LL},
    {-112368068640156LL},
    {9223372036854775807LL},
    {-6LL},
    {-904LL}
};
static long g2;

static struct S1 f1(long n1)
{
    unsigned char x1 = n1 >> 63;
    unsigned char x2 = 2147483647 >> (x1 & 31);
    signed char a3[33] = {
        -44, 3, 0, 124, -1, -8, 58, 69, -6, -86, -82, 35, -14, -113, 64, 53, -11, -126, 16, 8, 79,
        121, 58, 87, 44, 124, -123, -9, -3, 1, -16, -96, -102
    };
    if ((unsigned int)a3[3] % 9 > 10) {
        int i4 = 0;
        while (i4 < 465) {
            ga1[1].m1 = (n1 = (unsigned long long)ga1[13].m1 * -842 <= -2L) >> 77;
            ++i4;
        }
    }
    ga1[5] = ga1[0];
    ga1[15] = ga1[9];
    return ga1[14];
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(g2 >> 27 < -16);
    for (int i1 = 0; i1 < 21; i1++)
        see(ga1[i1].m1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
