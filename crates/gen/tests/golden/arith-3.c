/* cassay 4/arith/3/size=1500 */
static unsigned char g1 = 251;

static inline int f1(int n1, unsigned short n2, unsigned long long n3)
{
    unsigned char x1 = 11;
    unsigned char x2 = 249;
    unsigned short x3 = 0;
    for (unsigned short i4 = 0; i4 < 12; ++i4)
        for (n2 = 0; n2 < 12; n2++) {
            if (-n2 == n1)
                break;
            if (i4 + 65535 == i4)
                x3 += x3 << 4 ^ ((i4 + (i4 >> (i4 & 31))) ^ i4);
            x2 = (unsigned int)n2 * (~n2 ^ 30184626) - x2;
            x1 ^= -(i4 >> 23);
            n1++;
        }
    g1 += (n2 * -257 * x3 + (~x1 >= x2)) * ((x2 == n3) / 251 ^ (x2 >= (n3 <= x3)));
    x2 += ~((unsigned int)20637921 * n1
        <= ((-323 % 1 + -876) ^ (x3 % n1 ^ x1)
            ^ (x3 + -10 > (((585 >> 8) + -979 / 14) | (-561 || n3)))));
    n2 = (x3 ^ g1) + n2;
    n3 *= -((~(n2 ^ (x2 / -966 ^ x2 || g1)) + (n3 + g1 > (n1 ^ x2)) + x3)
        * ((g1 - x2 + (x2 - (n2 - x3))) >> 13)) % (((n3 || x1) && x2 ^ 356) | 1);
    n1 += (x1 / (-679 || x3) != (-(x1 >> (g1 & 31)) > -((g1 >> 9) / -15))) - n3;
    x1 += n2 + x2;
    return (n3 && n3 + ((-2147483645 >= n3) <= n3))
        + ((((x3 ^ g1 * 11) + x2 * 9) ^ n2) + n1 + x1 * 5);
}

static const long long v1[8] = {65535, 1, 30184627, 250, 1, -1, 0, -14};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 4; i++)
        see(f1(v1[i ^ 2], v1[i ^ 6], 15ULL));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
