/* cassay 6/arith/1/target=s390x-linux,size=1500 */
int q1 = 7;
int q2 = 8;
int q3 = 4;
unsigned long g1;

short h1(char n1)
{
    if ((unsigned int)n1 << 22 != n1)
        return (n1 >> (n1 & 31) & 1) - n1 * 5;
    return n1 + 18861U + n1 * 3;
}

short h2(unsigned long a)
{
    return a < 6 ? 6 : a > 13 ? 13 : a;
}

static char f2(long n1, long n2, char n3, long n4)
{
    for (unsigned int i1 = 4 - (int)(g1 & 3); i1 < h2(n4); i1++) {
        n2 = n2 + i1 * 9;
        n4 = (long)((unsigned long)(9223372036854775804L | n2) + n4);
        n1 = (n3 - -g1 + (n4 - (g1 + 0x9317362d92ddUL)) + (i1 - 8L)) ^ n1;
    }
    n3 = n4;
    return (240 > !g1) + ((long)((unsigned long)n2 - (n4 & 255L) * 7) + n1 - n3 * 13);
}

int g2 = -6;

unsigned short h4(char n1)
{
    signed char x1 = n1 >> 25;
    x1 += (576390383559245824LL ^ g1) + g2 + -(0x40000000U + g2) + (g2 * g1 + -(g1 + 8));
    return (g1 ^ x1) + (x1 + n1) * 5;
}

static unsigned long f5(unsigned long n1, int n2, unsigned int n3, int n4)
{
    g1 = n1 ^ g1;
    return g2 + (g1 ^ n4) * 7;
}

long long v1[8] = {0, -9223372036854775807L, -1, 68719476735L, 1, -5, 239, 137438953471L};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i ^ 6]));
    for (int i = 0; i < 8; i++)
        see(f2(7L, v1[i ^ 2], v1[i ^ 3], v1[i ^ 7]));
    for (int i = 0; i < q2; i++)
        see(h4(v1[i ^ 1]));
    for (int i = 0; i < q3; i++)
        see(f5(v1[i ^ 6], v1[i ^ 2], v1[i ^ 5], v1[i ^ 6]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
