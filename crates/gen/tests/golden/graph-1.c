/* cassay 4/graph/1/size=1500 */
struct S1 {
    signed char m1;
    long m2;
    unsigned char m3;
    unsigned int b4 : 5;
    unsigned char m5;
    int m6;
    int m7;
};

struct S2 {
    unsigned short m1;
    unsigned int b2 : 29;
    struct S1 m3;
    volatile unsigned long long b4 : 7;
    int b5 : 4;
    int m6;
} __attribute__((packed));

int q1 = 8;
struct S2 gs1 = {65533, 0x1ffffff6U, {8, -65533L, 1}};

static inline __attribute__((always_inline)) int f1(unsigned short n1, short n2, int n3, int n4,
    struct S2 *n5)
{
    unsigned int a1[4];
    for (n4 = 4; n4-- > 0;)
        a1[n4] = n4 * (gs1.b4 - (n4 == 0 || (n4 == -2147483647 - 1 && n4 == -1) ? n4 : n4 / n4));
    n2 = (((unsigned int)n5->b5 * n3 + gs1.b2) ? gs1.m6 : n5->b5) + n4;
    for (int i2 = 0; i2 < 4; i2++)
        n4 += a1[i2];
    return (gs1.b5 >> 5) + ((n2 - n4 + n1 * 11) ^ n3);
}

long long v1[8] = {2147483647, 2097152, -1, 4294967295L, 11, 0, 1, 68719476735L};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(f1(v1[i ^ 7], 55, v1[i ^ 1], 2147483645, &gs1));
    see(gs1.m1);
    see(gs1.b2);
    see(gs1.m3.m1);
    see(gs1.m3.m2);
    see(gs1.m3.m3);
    see(gs1.m3.b4);
    see(gs1.m3.m5);
    see(gs1.m3.m6);
    see(gs1.m3.m7);
    see(gs1.b4);
    see(gs1.b5);
    see(gs1.m6);
    printf("%llx\n", hash);
    return 0;
}
