/* cassay 6/mixed/2/size=1500 */
__extension__ typedef unsigned __int128 u128;
int q1 = 23;
int q2 = 0;
int q3 = 4;
int q4 = 5;
int g1;
static int g2 = -1508593;

static int *f1(int *n1)
{
    int *p1 = 0;
    long x2 = (u128)104LL | g1;
    long i3;
    for (i3 = 0; i3 < q1; i3++) {
        g2 ^= i3;
        while ((_Bool)i3 & q2) {
            if ((int)(-27625429 < (x2 ^ (u128)-2))) {
                int *p4 = (-(g1 ^ x2) >> 79) ? &g2 : &g2;
                *p4 ^= (i3 >= (x2 ^ -12L)) >> 13;
                *p4 ^= x2 >= i3;
                g1 = ((unsigned int)*p4 * *p4 >> 46) * (g1 < i3);
            }
        }
        if (!(-((unsigned long)i3 * (x2 >> 4)) ^ i3)) {
            if (!(g1 >> 26)) {
                x2 ^= g2;
                g1 ^= ((0xfffffe50U ^ i3) | (g2 ^ g2) || i3) ^ x2;
            }
        }
        long long a5[7];
        for (unsigned int i6 = 2; i6 < q3; ++i6)
            a5[i6] = i6 ^ i6;
        long long *p7 = a5 + 2;
        g1 ^= p7[i3 >> 39 >> 8 & 1];
        for (int i8 = 0; i8 < 2; i8++)
            x2 ^= p7[i8];
    }
    g1 ^= (long)x2;
    g2 = g2 ^ (x2 ^ i3 ^ g1) * 11;
    return &g2;
}

long long v1[8] = {67108864, -20, -1, 1, 2, 16, 2147483646, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q4; i++) {
        int *r = f1(&g2);
        see(*r);
    }
    see(g1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
