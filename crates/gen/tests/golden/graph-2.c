/* cassay 4/graph/2/size=1500 */
int q1 = 0;
int q2 = 8;
int q3 = 5;
int q4 = 4;
unsigned long g1 = 0x69c494beUL;
long long g2 = 1774490815LL;

static unsigned short h1(short n1)
{
    return n1 * n1 + n1 * 11;
}

static long long h2(int n1, unsigned char n2)
{
    if (n2 + n2 >= n2)
        return (int)((unsigned int)n1 + n1) ? n2 : n2;
    return (n1 && n2) ^ n2 * 3;
}

static char h3(char n1, short n2)
{
    if ((n1 & n2) > n1)
        return (~n1 ? n2 : n1 >> (n1 & 31) & n2) ^ n1 * 7;
    return n1 & ((n1 && n2) & (n2 & n2));
}

static unsigned int f4(unsigned long n1, int n2, long long n3, int n4, unsigned int n5)
{
    int x1 = 53 & (n3 == 0 || (n2 == -9223372036854775807LL - 1 && n3 == -1) ? n2 : n2 % n3);
    int x2 = ((-99894509 ^ g1) - (n5 & n5)) * -g2;
    n5 = 0;
    do {
        if (q1) {
            x1 = (n4 ? g1 : x1) & (n5 || n2);
            n2 = n5 && -~(n5 || n5);
        }
        n4 += (unsigned int)x1 * (x1 / 2) ^ x2;
    } while (++n5 < 6);
    x2 = x2 + (g1 - n4);
    return ((n2 % 0xfffffff3U) ? n2 : n4) ^ (x1 + x2 + n5);
}

long long v1[8] = {-1, -2147483647 - 1, 4294967283L, -7, 1, 54, 2147483646, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h1(v1[i ^ 1]));
    for (int i = 0; i < q3; i++)
        see(h2(v1[i ^ 4], v1[i]));
    for (int i = 0; i < q4; i++)
        see(h3(v1[i ^ 3], g2 * (g2 & g1)));
    for (int i = 0; i < q3; i++)
        see(f4(16UL, v1[i ^ 4], v1[i ^ 6], v1[i ^ 3], v1[i ^ 7]));
    printf("%llx\n", hash);
    return 0;
}
