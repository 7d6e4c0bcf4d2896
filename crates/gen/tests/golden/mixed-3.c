/* cassay 4/mixed/3/size=1500 */
unsigned int q1 = 30U;
int q2 = 7;
int g1 = -16;
long long g2;

__attribute__((noinline)) unsigned long long h1(char n1)
{
    unsigned int x1 = (n1 & -n1) | (n1 + n1);
    return (long)n1 + x1 - (n1 + x1) + (x1 ^ n1 * 15) * 9;
}

unsigned int f2(int n1, char n2, int n3, char n4, int n5)
{
    if (n1 <= 0)
        return 1UL - n3;
    volatile char x1 = g2 + (g2 & n3 % 131072);
    char x2 = ((unsigned int)n5 >> (g2 & 31) | (unsigned int)n5 << ((g2 & 31) ^ 31)) + n1;
    if (q1 < 30) {
        unsigned char u3 = (x2 & 14) != 4;
        do {
            x2 = (unsigned int)5 + (unsigned int)252 < (unsigned int)5 ? 0xffffffffU
                : (unsigned int)5 + (unsigned int)252;
        } while (u3 &= u3 - 1);
    }
    n2 += (g2 & n5) ? g1 & g2 : g1;
    unsigned int x4 = f2(n1 - 1, (long)(char)x2, g1 + g1, n2 % 1ULL + g1, -2147483645);
    unsigned char i5 = 18;
    do {
        n5 = n5 + (h1(x4 + h1(-99)) ^ n1);
    } while (--i5);
    return (-(g1 & n4) >> 15) - (x2 - n2 + x4 * 7 + n5 + i5 * 3 + n3);
}

long long v1[8] = {1, -1073741823, 1, 0, 14, 2880963, -1, 68719476736L};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f2(i & 3, g2 ? 6881 : g1, v1[i ^ 4], v1[i ^ 7], v1[i ^ 4]));
    printf("%llx\n", hash);
    return 0;
}
