/* cassay 3/arith/3/size=1500 */
static int g1 = -2;
static int g2 = 3;
static volatile int g3 = 12;

static __attribute__((noinline)) int f1(unsigned short n1, int n2, const _Bool n3)
{
    signed char x1 = n3;
    long x2 = ((23 < (x1 == ~-388L)) + (x1 < n2) + (n3 + 13L))
        * ((-1L + x1 + (unsigned long)5941885 * ((-9223372036854775807L - 1) ^ x1)) | n1)
        * (n2 >> 1);
    x2--;
    x1 = ~~~(((201 ^ 7) | (206 ^ 255 ^ 128)) ^ (221 ^ ~n3) * ~~((222 | 4) + x1))
        ^ ~(~~~n3 ^ (~~(~n3 ^ 4 ^ ((248 | 150 | (2 ^ 248)) ^ n1)) | (n1 ^ (x1 ^ 252) / 255)));
    x1 = (563L + -127) | (2 + x1 + - -(x1 + -(8143U + (x2 + (14 + x2)) + n1))) >> (124 & 63);
    x1 = (-8 * (2147483647 == 1) >> (x2 & 31)) / (n3 - x1)
        | (unsigned int)(1 * 1) * (x1 * n3) >> ((x2 > 13) / 240 >> 13 & 31);
    n2 = -(n3 + -x1 + (13 + 3 + (149562 + x2 + - -127))
        + -(- -(39 + 512 + (x2 + 15 + x1)) + -(732 / 72ULL) % -530 + -n2));
    x2 = x1;
    x2 /= 1 >> (-n3 & 31);
    x1 ^= 124 + 252 * (x2 + x1);
    return (n2 && x2) ^ x1;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = f1(65534, -(309ULL * 15352), g2 % 65233 == 65520);
    see(g1);
    see(g2);
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
