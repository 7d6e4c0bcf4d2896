/* cassay 1/arith/2/size=1500 */
static long long g1;
static long long g2;
static const short g3 = 4513;
static const short g4;

static __attribute__((noinline)) unsigned int f1(long long n1, int n2, long n3, unsigned int n4,
    const signed char n5)
{
    g1 = ((unsigned int)!(unsigned int)- -(1024 | n5) ^ n3) - (n5 >= n3);
    (void)((g2 >> 15 | (n4 - n2))
        <= (g2 - (n2 - n3)) / (~n3 * n4) - ((n4 == g2) ^ (-79762824631074LL | 4)));
    g2 = (n5
        - (g2
            | -(unsigned long long)(128LL
                - -(n4 % 528) * ((unsigned long long)(529U ^ n5) * (g2 | g2)))))
        | (1024U
            - ~~(((n5 - -79762824631073LL) | (g1 + ((1025U - (65532 & 0x3b3af9c20f610bUL)) << 8)))
                == ((g1 - n3) % 16U | n5 % 15L) % 515907)
                * (((n5 | n5) / (((g3 | g4) ^ g4) | 1) - (n5 - 0x10000000000000ULL)
                    - ((unsigned long)-272L << 55)) ^ ~((n2 + g4) / 2147483646)));
    g1 = -986977056 - (int)49 % -2147483646;
    g1 = (2199023255552LL * (_Bool)(g3 >= n5) - g2) / g2;
    n3 += n5 % -32766 >= ((-(0xfffaf37eU - n3) | n5) > (unsigned int)n5 * n5);
    return ~((n1 - n4) * (529ULL * g4)) >> 3;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(g4 | g3, g3 ^ g3, g4 ? g3 : g4 - g4, (unsigned int)((unsigned int)g3 * g3), g3);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    printf("%llx\n", hash);
    return 0;
}
