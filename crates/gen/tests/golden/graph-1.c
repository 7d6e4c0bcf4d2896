/* cassay 6/graph/1/size=1500 */
struct S1 {
    unsigned int b1 : 21;
    int m2;
};

struct S2 {
    struct S1 m1;
};

int q1 = 12;
int q2 = 0;
int q3 = 4;
int q4 = 5;
int g1 = 4;
volatile int g2;
int g3 = 242;
struct S2 gs4 = {{0x1dbb13U, 217}};
unsigned long long g5;

__attribute__((pure)) int h1(unsigned char n1)
{
    return (n1 / 1ULL >> 52) + n1 * 7;
}

static __attribute__((pure)) unsigned char h2(short n1)
{
    short x1 = ~(n1 + 0xfffffffffffffff0ULL);
    return (x1 | 388L | ((x1 ^ 9) + ~x1)) + (x1 ^ n1) * 9;
}

static inline int f3(signed char n1, int n2)
{
    for (int i1 = -1; i1 <= q1; i1++) {
        n1 = n1 - i1;
        while (n2 & q2) {
            gs4.m1.m2 += i1 | n2;
            unsigned long long *p2 = ((i1 * n2 - n2) | i1 / 2147483647) ? &g5 : &g5;
            g5 += 0xfffffff3U & h2(2048);
            *p2 += (unsigned int)(i1 / -667) * i1;
            n2 = ~(h1(g1) - i1);
        }
        n1 += n2 | -461L;
    }
    n2 = n2 ^ n1;
    n2 ^= h2(16384ULL);
    g1 += gs4.m1.m2 + gs4.m1.b1, gs4 = (struct S2){{0x1ffcd4U, n2}};
    return g3 >> 29 ^ (((n2 + gs4.m1.m2 + gs4.m1.b1) ^ g1 * 11) + n1 * 3);
}

long long v1[8] = {-1, 4294966483L, 1, 1, 241, 4194304, 0, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q3; i++)
        see(h1(v1[i]));
    for (int i = 0; i < q4; i++)
        see(f3(v1[i ^ 7], 8));
    see(g1);
    see(gs4.m1.b1);
    see(gs4.m1.m2);
    see(g5);
    printf("%llx\n", hash);
    return 0;
}
