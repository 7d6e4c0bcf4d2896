/* cassay 4/whole/3/size=1500 */
int q1 = 8;
int q2 = 5;
int q3 = 6;
int q4 = 7;
unsigned int g1 = 0xfffffc74U;

unsigned short h1(unsigned int n1)
{
    unsigned long x1 = n1 || n1 == n1;
    x1 ^= g1 * ((g1 - n1) * ((unsigned int)-6 * (int)g1));
    return (x1 - x1) ^ (x1 - n1) * 13;
}

char h2(unsigned long n1, int n2)
{
    if (n2 - n2 < n1)
        return n1 - ((14U & n2) ^ n2) + (n1 ^ n2) * 7;
    return ((n2 & -(n2 < n2)) | (n2 & ~-(n2 < n2))) - (-n1 | (n1 - n2)) - (n1 - n2) * 9;
}

unsigned short h3(unsigned short n1, unsigned short n2, unsigned short n3)
{
    return n3 - (n2 & n3) - n2 - n2 * 5;
}

unsigned short f4(unsigned short n1, unsigned short n2, unsigned short n3)
{
    unsigned long x1 = ((g1 | (n3 ^ g1) | n3) ^ 8024 ^ (n2 ^ 0xf984fd59UL)) & n3;
    x1 -= g1 << 11;
    return g1 - (0xfffffff2U >= -108724902 + g1) - ((x1 ^ n1) - n2 - n3);
}

long long v1[8] = {12, -1, 1023, -4294967296L, 1, -536870912, -10, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(-(256U <= 0xfffffc52U)));
    for (int i = 0; i < q2; i++)
        see(h2(v1[i ^ 1], v1[i ^ 3]));
    for (int i = 0; i < q3; i++)
        see(h3(v1[i], v1[i ^ 1], v1[i ^ 3]));
    for (int i = 0; i < q4; i++)
        see(f4(v1[i ^ 5], v1[i ^ 7], v1[i ^ 6]));
    printf("%llx\n", hash);
    return 0;
}
