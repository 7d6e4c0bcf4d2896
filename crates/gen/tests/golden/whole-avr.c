/* cassay 6/whole/1/target=avr,size=1500 */
int q1 = 4;
int q2 = 5;
static unsigned int g1 = 3U;

static __attribute__((const)) signed char h1(long n1)
{
    return (-n1 == n1) ^ n1 * 3;
}

static signed char h2(int a)
{
    return a < 4 ? 4 : a > 8 ? 8 : a;
}

int h3(unsigned char a, unsigned char b)
{
    return a < b;
}

long long f2(long n1, long n2, unsigned char n3, unsigned long n4)
{
    long x1 = (((n4 & 1UL << (n2 & 31)) != 0) + (n2 != -936L)) & (753L & n3);
    for (signed char i2 = 0; i2 < h2(x1); ++i2) {
        n1 = i2 * 7 + n1;
        if (!(((x1 + (unsigned long long)-2LL * n3) | 128) == 0))
            goto L1;
        for (unsigned char i3 = 5 - (170 & 1); h3(i3, 16 - ((x1 ^ i2) & 7)); i3++)
            n1 = (unsigned int)i3 * n3 >= (2LL <= x1);
    L1:
        x1 += (unsigned int)i2 * 88 * (n4 & (n4 ^ n3)) ^ n1;
        n1 += x1 * (x1 + n4);
    }
    n4 = (n4 + -x1) ^ n1;
    return ((65526U ^ n2) == (261L & n2)) + (x1 + n4 + n3 * 13 + n1) * 15;
}

long long v1[8] = {3, 1, -1, -1, 6, 88, 0, -3};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i ^ 2]));
    for (int i = 0; i < q2; i++)
        see(f2(v1[i ^ 5], v1[i ^ 4], v1[i ^ 5], v1[i ^ 7]));
    printf("%llx\n", hash);
    return 0;
}
