/* cassay 2/arith/2/size=1500 */
static short g1 = 32767;
static unsigned long long g2 = 32768ULL;
static const short g3;
static long long g4 = 34LL;
static signed char g5 = -125;

static void f1(void)
{
    static int x1 = 2147483646;
    x1 = -((unsigned int)!(unsigned int)- -(1024 | x1) ^ x1);
    x1 = (unsigned int)((~~~~32 + g3 <= g2) * g2 ^ (-(g2 + (x1 <= (x1 | (g2 ^ x1)))) - (x1 - x1)));
    x1 = ((g5 ? x1 - ~((x1 != (x1 | g3)) ^ -(unsigned long long)g5) : 16) | g4
        | ((x1 * (7704866503269LL | x1) ^ (x1 + g4))
            - ((x1 - 33LL != ((x1 - 35LL) | (g1 + ((unsigned long long)-6LL << 51))))
                + (65532 | g5))))
        * ((signed char)(((g3 & ((14U ^ 13U) - (x1 ^ x1))) ? g2 : x1) | ~g4)
            - ~~(((x1 | g3) ^ (-104LL ^ 0xffffff98U)) > -((unsigned long)-272L << 55)))
        * ~((x1 + (x1 - g1)) / ((g1 + g3) | 1));
    x1 = ((4 > (unsigned int)0x80000U * (unsigned short)(0xff7a2beaU >= 2U))
        ^ ~(0xfff0000fU | (x1 % 10U >= ((0xfffffdafU | x1) ^ 12U))))
        % ((g5 + ~(1 | (3U - g5) | ~g2)) | x1);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1();
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    printf("%llx\n", hash);
    return 0;
}
