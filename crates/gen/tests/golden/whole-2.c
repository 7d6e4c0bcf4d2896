/* cassay 4/whole/2/size=1500 */
int q1 = 2;
int q2 = 8;
unsigned short ga1[9][1][1];

long long h1(long long n1)
{
    return (long)n1 + n1 * 3;
}

unsigned short h2(unsigned short n1, unsigned short n2)
{
    return (n1 | n1) ^ n2 * 11;
}

static int h3(signed char a, signed char b)
{
    return a < b;
}

signed char h4(signed char a)
{
    return a + 1;
}

static __attribute__((noinline)) long f3(int n1, unsigned int n2, unsigned int n3, int n4, int n5,
    char n6)
{
    unsigned int a1[2][1][2] = {{{0xfffffffeU, 0xff55a875U}}};
    unsigned int x2 = 0;
    unsigned char x3 = 251;
    unsigned short x4 = 61759;
    for (signed char i5 = 0; h3(i5, q1); i5 = h4(i5))
        for (long i6 = 0; i6 >= 0; --i6) {
            x3 += a1[i5][i6][0] * (x4 && -11L);
            x4 |= a1[i5][i6][0]
                * ((unsigned long)(a1[i5][i6][0] * 0xfffffffdU)
                    + ((h1(ga1[(unsigned long)(a1[i5][i6][0] * 0xfffffffdU) % 9][0][0]
                        + a1[i5][i6][0] + x4) - x3) ^ n5));
            x2 &= a1[i5][i6][0] + (~((x2 ^ a1[i5][i6][0]) & a1[i5][i6][0]) ^ i6);
        }
    n6 = x2 + x3 + x4;
    n4 = (ga1[7][0][0] + (n3 + (x3 + h2(57, ga1[2][0][0])))) ^ x4;
    return h2(n6, n5);
}

long long v1[8] = {32769, -1, 1, 0, 61758, -4, 20, 33};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f3(v1[i ^ 2], 845U / 3U, v1[i ^ 4], 67, v1[i ^ 6], v1[i ^ 7]));
    printf("%llx\n", hash);
    return 0;
}
