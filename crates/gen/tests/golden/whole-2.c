/* cassay 6/whole/2/size=1500 */
int q1 = 6;
unsigned int ga1[6][3] = {{14U, 0U, 0xfffffffeU}, {14U, 0xfffffffcU}};

static __attribute__((const)) unsigned char h1(unsigned short n1, long n2, unsigned short n3)
{
    if (n1 + n3 < n1)
        return 643LL + n3 + (n1 + n3) + n2 + n3 * 11;
    return (n1 + -943L - n3 + (n2 + (n3 + 90))) ^ n3 * 7;
}

unsigned char h2(unsigned int n1, unsigned short n2)
{
    return (long long)(h1(n2 && n1, n1 & n1 * 0xffffffe5U, n1) ^ 943) + n1 * 3;
}

char f3(long n1, unsigned long n2)
{
    long x1 = 13L;
    unsigned char x2 = (unsigned short)n1 - (n2 ^ 2147483646) + (unsigned short)n1;
    long x3 = -(x2
        + (n2 + (n2 + h1(x1 + 0x20000000U + x2, (unsigned long)x1 << 57, x2) + (x1 + x2))));
    do {
        if (!((x2 & 1) >= 83))
            goto L1;
        if (x3 + 11) {
            x2 = (unsigned long)x1 << 75;
            x2 = x3 + h1(x3, -497L, 64715) + 0xffff0334U;
        }
    L1:
        x3 += (-9LL + x1 + n1 + x1) ^ x2;
        n2 = n2 + x3;
    } while (0);
    x3 += x2 + (190 + (x2 & 35));
    return h2(n2 ^ (x1 + x2 * 15 + x3), n1);
}

long long v1[8] = {0, -274877906944L, 1, 1, -137438953473L, -1, 8193, 4294967293L};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(f3(v1[i ^ 5], v1[i ^ 5]));
    printf("%llx\n", hash);
    return 0;
}
