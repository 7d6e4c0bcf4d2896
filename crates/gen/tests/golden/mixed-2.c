/* cassay 4/mixed/2/size=1500 */
int q1 = 12;
int q2 = 5;
int q3 = 6;
long g1;

signed char h1(char n1, register int n2)
{
    return (int)((unsigned int)- -n2 + n2) ^ (int)((unsigned int)n2 * 11);
}

static char h2(long n1, unsigned char n2, unsigned char n3)
{
    return (unsigned long)(n2 * n2 >> 20) ^ (n3 ^ n2 * 3) * 7;
}

int f3(int n1)
{
    int x1 = n1;
    unsigned int x2 = 0xffe8f1b8U;
    unsigned int x3 = 0xfffffff1U;
    unsigned char x4 = x2;
    unsigned char x5 = 0xfffffd14U;
    for (unsigned int i6 = 0; i6 < q1; i6++)
        for (long long i7 = 0; q1 > i7; i7++) {
            x4 ^= x2 | x5 * i6;
            x2 ^= (i6 > 8) < -536870897 ? i6 > 8 : -536870897;
            if (x2 + -128 == i7)
                x3 ^= (unsigned short)i6 > 65523 ? (unsigned short)i6 : 65523;
            if ((g1 ^ x2) > i6)
                break;
            x5 ^= i6 ^ (int)x4;
        }
    g1 ^= x2 ^ x3 ^ x4 ^ x5;
    g1 ^= -(9 + (x3 + x1));
    return (unsigned long)(x4 >= (x5 != -12)) ^ (x1 ^ g1 ^ n1);
}

long long v1[8] = {-12, 14, 0, 9, -1, 3, 2147483647, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h1((g1 || 1) | g1, v1[i ^ 4]));
    for (int i = 0; i < q3; i++)
        see(h2(v1[i ^ 3], v1[i], v1[i ^ 5]));
    for (int i = 0; i < q3; i++)
        see(f3(v1[i ^ 4]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
