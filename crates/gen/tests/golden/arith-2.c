/* cassay 4/arith/2/size=1500 */
int q1 = 6;
long g1 = 614L;

static __attribute__((noinline)) short f1(unsigned int n1, signed char n2, long long n3, long n4)
{
    long long x1 = -(-((0xfffffff5U | (n2 != (n3 == 0xfffd912aU))) - (n4 ? g1 : n3))
        ^ (n4 >> 26 ^ -(n4 & n3)))
        - !((n4 != 0 ? n4 / n4 : n4)
            % ((n3 < 0 ? -(unsigned long long)n3 : (unsigned long long)n3) | 1));
    static unsigned long x2 = 2983UL;
    x1 -= ~((~(g1 >= x2 ? g1 : x2) ^ (unsigned long)g1 << 36 << 38) | (n4 - x2))
        | -((((unsigned int)n4 & (unsigned int)g1) + (((unsigned int)n4 ^ (unsigned int)g1) >> 1)
            - (n4 < 16L ? 16L : n4 > 718L ? 718L : n4)) % 9223372036854775805LL
            <= ~(~(~~(-((unsigned long long)(long long)((unsigned long long)g1 * n3) * g1) ^ n4)
                <= (long long)((unsigned long long)0xfffffff7U * n3))
                - (g1 + (-429688349LL - (unsigned long)g1 * n4))));
    x1 -= ((unsigned long)(n4 - -32765) << 15) * (short)(unsigned short)g1;
    n4 |= (unsigned long long)(n2 | n1) * (~x1 | (g1 - g1));
    n4 = n4 - (x1 ^ 0xfffffffffffffffdULL ^ (x1 != 0 ? x1 % x1 : x1));
    return (x2 << 42) - (x1 ^ n4);
}

long long v1[8] = {-9223372036854775807L, 719, 8191, -1, 1, 32765, -9223372036854775807L, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(f1(v1[i ^ 6], v1[i], v1[i ^ 5], v1[i ^ 5]));
    printf("%llx\n", hash);
    return 0;
}
