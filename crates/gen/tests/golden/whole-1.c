/* cassay 6/whole/1/size=1500 */
__extension__ typedef unsigned __int128 u128;
int q1 = 7;
static long g1 = -9223372036854775805L;

static __attribute__((const)) signed char h1(unsigned long n1)
{
    return (-n1 == n1) ^ n1 * 3;
}

static unsigned char h2(unsigned int a)
{
    return a < 4 ? 4 : a > 8 ? 8 : a;
}

__attribute__((noinline)) u128 f2(long n1, long n2, unsigned char n3, long long n4)
{
    long x1 = (((n4 & 1UL << (n2 & 63)) != 0) + (n2 != -936L)) & (753L & n3);
    for (unsigned char i2 = 0; i2 < h2(x1); ++i2) {
        n1 = i2 * 7 + n1;
        if (!(((x1 + (u128)-2LL * n3) | 32) == 0))
            goto L1;
        n3 = (32 ^ n3) * ((unsigned long)x1 << (x1 & 63) ^ (unsigned long)x1 >> (-(x1 & 63) & 63))
            ^ (n4 < 504LL ? 504LL : n4 > 9223372036854775805LL ? 9223372036854775805LL : n4)
                * 65534;
    L1:
        n4 ^= ((n3 + i2) ? x1 ? -262L : (u128)-2LL : n1) + i2;
        n1 += 15 * (n2 / 9);
    }
    n1 += x1 ^ 0xfffffffffffffcaaUL;
    return h1(n4 + (x1 + n1 + n3 * 3));
}

long long v1[8] = {-1, 268435456, -536870911, 0, 753, 1, 4294967294L, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h2(v1[i ^ 4]));
    for (int i = 0; i < q1; i++) {
        u128 r = f2(v1[i ^ 1], 1L, v1[i], v1[i ^ 6]);
        see(r >> 64);
        see(r);
    }
    printf("%llx\n", hash);
    return 0;
}
