/* cassay 4/mixed/2/size=1500 */
int q1 = 55;
int q2 = 6;
int q3 = 5;
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

static unsigned char h3(unsigned char a)
{
    return a - 1;
}

unsigned int f3(unsigned short n1)
{
    unsigned char a1[27] = {0, 165, 9, 57, 232, 1, 209, 163, 129, 14};
    long a2[38] = {-4L, -5L, 2420988313925L, -722L, 6L, 465L, -4L, -768L, 11L, 847269221L};
    _Bool x3 = (unsigned short)(300 ^ (a2[10] ^ h1(12, 17)));
    for (a1[16] = 27; a1[16] > 0; a1[16] = h3(a1[16])) {
        if (q1 > 74) {
            if (-692 * (a1[16] * x3)) {
                x3 = -(g1 + a1[3]);
                x3 = a1[16] || -2 != --g1;
            }
        }
        a2[a1[16]] |= g1 ^ (a1[16] ^ (306 ^ 2)) ^ x3;
    }
    x3 = x3 ^ ((g1 ^ a1[23]) >> 44 & 1);
    for (int i4 = 0; i4 < 38; i4++)
        n1 ^= a2[i4];
    return (unsigned char)(a1[24] <= g1) ^ (x3 ^ n1);
}

long long v1[8] = {549755813889L, 17, 536870911, 16, -1, 2147483646, 1, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h2(v1[i ^ 1]));
    for (int i = 0; i < q3; i++)
        see(h3(v1[i ^ 1]));
    for (int i = 0; i < q2; i++)
        see(f3(v1[i ^ 1]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
