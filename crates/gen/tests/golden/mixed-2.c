/* cassay 4/mixed/2/size=1500 */
int q1 = 2;
int q2 = 5;
int q3 = 7;
long g1;

static signed char h1(char n1, register int n2)
{
    return (- -n2 + n2) ^ n2 * 3;
}

static unsigned char h2(unsigned char n1)
{
    n1 *= -n1 * (n1 + n1);
    return (n1 && n1) ^ n1 * 5;
}

static int h3(unsigned char a, unsigned char b)
{
    return a < b;
}

unsigned int f3(unsigned short n1)
{
    unsigned char a1[27] = {0, 165, 9, 57, 232, 1, 209, 163, 129, 14};
    long a2[38] = {-4L, -5L, 2420988313925L, -722L, 6L, 465L, -4L, -768L, 11L, 847269221L};
    _Bool x3 = (unsigned short)(300 ^ (a2[10] ^ h1(12, 17)));
    for (g1 = a1[16] ^ g1, a1[16] = 10L * 98 & 7; h3(a1[16], 27 - (g1 & 7)); a1[16]++) {
        if (q1 == 13) {
            if (409 ^ g1)
                return a1[16];
            g1 = (unsigned int)(int)(x3 >> 42) << 17;
        }
        if ((unsigned int)a1[16] * (215 >> 27) == g1)
            continue;
    }
    a2[31] = x3 >= a2[(unsigned int)(g1 >= g1) % 38];
    for (int i4 = 0; i4 < 27; i4++)
        n1 ^= a1[i4];
    for (int i5 = 0; i5 < 38; i5++)
        n1 ^= a2[i5];
    return 884 ^ (x3 ^ g1 ^ n1 * 11);
}

long long v1[8] = {-9223372036854775807L, 1, 300, -1, -9, 0, 8, -16777216};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h2(v1[i]));
    for (int i = 0; i < q3; i++)
        see(f3(v1[i ^ 7]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
