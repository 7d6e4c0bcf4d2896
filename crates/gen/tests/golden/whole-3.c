/* cassay 4/whole/3/size=1500 */
int q1 = 8;
int g1 = 2147483644;

static unsigned long rem_unsigned_long(unsigned long a, unsigned long b)
{
    return b == 0 ? a : a % b;
}

char h1(const int *n1)
{
    if ((*n1 != *n1) <= *n1)
        return *n1 >> 13;
    return ~*n1;
}

char h2(char n1)
{
    unsigned short x1 = (unsigned long)238UL + n1;
    x1 = rem_unsigned_long((unsigned long)1U >> 53 | (unsigned long)1U << 11, 888U < n1) ^ x1;
    return -(n1 | x1) - (x1 - n1 * 5) * 7;
}

unsigned int f3(unsigned long long n1, unsigned int n2, unsigned long n3, unsigned int n4)
{
    int *p1 = ((n3 ^ (n4 < n4)) % 0xfffffdcaU) ? &g1 : &g1;
    *p1 = (int)((unsigned int)4 + g1) ? *p1 : n4;
    *p1 = !-~n3;
    g1 ^= n1 * (n2 == 727U);
    return (n3 % 61728 && -1L) - (g1 ^ n1 * 15 ^ n4);
}

char g2 = 3;

unsigned long f4(unsigned int n1, unsigned int n2)
{
    g2 = (n2 ? n1 : n2) + g2;
    return 0xffe365f5U - (g2 - n1 * 7);
}

long long v1[8] = {33554431, 14, -1, 4, -68719476737L, 239, 0, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 8; i++)
        see(h1(&g1));
    for (int i = 0; i < q1; i++)
        see(h2(v1[i ^ 2]));
    for (int i = 0; i < 8; i++)
        see(f3(v1[i ^ 7], v1[i ^ 6], g2 - g2, 0xfbeaa3adU));
    for (int i = 0; i < q1; i++)
        see(f4(v1[i ^ 6], v1[i ^ 4]));
    see(g1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
