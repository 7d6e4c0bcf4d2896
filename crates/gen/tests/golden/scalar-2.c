/* cassay 4/scalar/2/size=1500 */
struct S1 {
    int m1;
    int m2;
};

struct S2 {
    char m1;
} __attribute__((packed));

int q1 = 16;
int q2 = 0;
int q3 = 4;
int q4 = 5;
int g1 = -11;

static unsigned long f1(long n1, int n2)
{
    unsigned long x1 = (n2 < 2 ? 2 : n2 > 3 ? 3 : n2) - n2;
    struct S1 s2 = {-3326548, 492 * n1};
    if (q1 == 30) {
        x1 = x1 % q2;
        if ((x1 >> 44) - -12L)
            n1 = g1 ^ (unsigned int)s2.m2 << 31;
    }
    x1 -= s2.m2 - s2.m1, s2 = (struct S1){g1 * (0UL | x1), (x1 & 0xffffffffffffffffUL) - 1};
    return (-5 ^ n1) - (s2.m2 + s2.m1 - x1 * 3 - n2) * 15;
}

struct S2 gs2 = {-5};

struct S1 f2(const int n1, struct S1 n2)
{
    char x1 = g1
        ^ (((unsigned long)n1 >> 42 | (unsigned long)n1 << 22) & (n2.m2 && -(n1 - -1213L)) >> 21);
    g1 += (unsigned long)((void)-14L, n2.m1) * (n1 - 41768100112563L) * 554L - x1;
    return (struct S1){g1 - x1 <= g1, -415};
}

long long v1[8] = {-1, -12, -1, -1, -12, 1, 0, 31};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q3; i++)
        see(f1(v1[i ^ 4], v1[i ^ 5]));
    for (int i = 0; i < q4; i++) {
        struct S1 r = f2(-428, (struct S1){839, -9223372036854775805L % gs2.m1});
        see(r.m1);
        see(r.m2);
    }
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
