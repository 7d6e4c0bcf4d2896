/* cassay 4/loops/3/size=1500 */
struct S1 {
    int m1;
};

static struct S1 gs1;
static unsigned int g2 = 0U;

static signed char h1(struct S1 *n1)
{
    return +(0U - (-13 | 2147483647));
}

static int h2(signed char a, signed char b)
{
    return a < b;
}

static signed char h3(signed char a)
{
    return a + 1;
}

static void f2(long n1)
{
    long k1 = gs1.m1 & 3;
    unsigned int j2 = 0;
    for (n1 = 0; n1 < k1; n1++, j2 = j2 + 2) {
        if (0) {
            signed char i3 = 0;
            signed char i4 = 0;
            signed char *p5 = (2U ? j2 : g2 - 5) ? &i3 : &i4;
            const signed char k6 = 9;
            for (*p5 = 0; h2(*p5, k6); *p5 = h3(*p5)) {
                short a7[19];
                for (signed char i8 = 2; h2(i8, 11); i8++)
                    a7[i8] = i8 >> i8;
                short *p9 = a7 + 2;
                gs1.m1 = p9[j2];
            }
        }
        gs1.m1 = g2 & 1 >> 5;
    }
    int k10 = (int)((g2 - (j2 - g2)) % 3) + 1;
    signed char a11[22];
    for (int i12 = 0; i12 < k10; ++i12)
        a11[i12] = 676U | 1;
    a11[k10] = 0;
    signed char n13 = 0;
    while (a11[n13])
        n13++;
    g2 = n13;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g2 = h1(&gs1);
    g2 = h2(gs1.m1, g2 * (g2 && -39));
    g2 = h3(gs1.m1);
    f2(0 - 2147483646);
    see(gs1.m1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
