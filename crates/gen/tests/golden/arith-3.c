/* cassay 6/arith/3/size=1500 */
static long g1 = 621851664867477576L;

static int f1(unsigned long long n1, unsigned short n2)
{
    int x1 = 0;
    unsigned short x2 = 9;
    for (signed char i3 = 11; i3 >= 0; i3--)
        for (unsigned char i4 = 0; i4 <= 10 + ((g1 > -2147483646) >> 5 & 1); ++i4) {
            x2 += i4 ^ (i4 < i4 >> 13);
            x1 += i3 * (x2 <= 5143864904537652L);
            n1 = x2 % 621 > n1 ? x2 % 621 : n1;
        }
    g1 = g1 ^ (x1 + x2);
    n2 ^= (g1 >> 37 <= x1 + ((x1 >> ((x1 + 0) & 31)) + x1)) >> 24 >> 22
        > (((5 == -10) ^ x2) <= 328 >> 25);
    n2 += (-((x2 <= 3) >> 3) || (~(x2 >= 12) / x2 || x1)) + g1;
    g1 = g1
        + ((((x2 || n2) <= (x2 || x2 < n2))
            >= ((x2 && (x1 <= 0) < x2) || ((2983979823128L > 0) == 0) < ((!0) == (0 >= 65536))))
            <= ((x1 && (x2 >= x2 >> (x2 & 31)) <= (x1 != (x1 < ((n1 || -15) <= (n1 < n2)))))
                == (n2 >= (n2 == x1))));
    g1 = g1 + ((unsigned int)(x2 + (x2 + (x2 + 1) <= x2 + 0x2e06ecbf9ULL)) * (1 < 474 + -3) + x1);
    n1 += x2 >> 28;
    x1 += x2;
    return x2 + (1 + 1) + (((n2 + g1) ^ n1 * 9) + x1) * 13;
}

static const long long v1[8] = {15, 6, -17, -1, 0, 1, 0, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 4; i++)
        see(f1(v1[i ^ 6], v1[i]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
