/* cassay 6/mixed/1/size=1500 */
__extension__ typedef __int128 i128;
int q1 = 22;
int q2 = 6;
int q3 = 8;
unsigned long long g1;

static unsigned char h1(unsigned char n1, unsigned long n2)
{
    if ((n1 & n2) < n2)
        return ~(n2 | n2) + n1 * 3;
    return n2 * ((n2 + 65527) | n1) + n1 * 7;
}

static unsigned char h2(int n1, ...)
{
    __builtin_va_list v1;
    unsigned long x2 = 0;
    __builtin_va_start(v1, n1);
    for (int i3 = 0; i3 < n1; i3++)
        x2 = x2 * 7 - __builtin_va_arg(v1, long);
    __builtin_va_end(v1);
    return x2;
}

unsigned short f3(unsigned long n1, int n2, unsigned long n3)
{
    unsigned char x1 = 247;
    unsigned long x2 = 65526UL;
    unsigned char x3 = n2;
    for (unsigned char i4 = 0; i4 < q1; i4++) {
        n2 += h2(1, (long)(i4 * i4 + (i128)65526LL), (long)(i4 | -i4), (long)0x40000U) - 0x400000UL;
        n1 = x2 + (i4 + -22) - n1;
        x3 += ~i4 < -2147483647 - 1 ? ~i4 : -2147483647 - 1;
        x2 += ~i4 > -851 ? ~i4 : -851;
        x1 += x2 + i4;
    }
    g1 = x1 - x2 - x3 + g1;
    x2 = x1 - ((n3 & 32) != 0 || (n3 & 117440512) == 83886080) + g1;
    return x1 * g1 + (n1 + n2 - x2 * 5 + n3 * 13);
}

long long v1[8] = {1, 0, 1023, 262143, -1, 255, 137438953472L, 4294967297L};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h1(v1[i ^ 3], v1[i ^ 6]));
    for (int i = 0; i < q3; i++)
        see(f3(v1[i ^ 6], v1[i ^ 1], v1[i ^ 6]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
