/* cassay 4/loops/3/size=1500 */
void *memmove(void *, const void *, unsigned long);

struct S1 {
    int m1;
};

int q1 = 5;
struct S1 gs1;

static long h1(long a)
{
    return (unsigned long)a + 1;
}

_Bool f1(volatile int *n1)
{
    signed char x1 = *n1 - 0xffffffffU;
    unsigned int a2[20][10] = {{0xfffffff5U, 0xffffff6cU, 800U, 0x7fffff0U, 0x11bcda0U}};
    int *p3 = &gs1.m1;
    unsigned long long a4[161] = {
        10ULL, 694ULL, 0xfffffffffffffc84ULL, 9ULL, 0xfffffffffffffe74ULL
    };
    unsigned char x5 = 0;
    unsigned char x6 = a2[14][1];
    unsigned char x7 = 148;
    unsigned long long x8 = 0xffffffffffffff0aULL;
    for (long i9 = 0; i9 < 54; i9 = h1(i9)) {
        x5 = i9 + x5;
        if (i9 * a4[i9] > x1)
            x5 -= a4[i9] - (x7 >> (i9 & 31));
        x6 = (a4[i9] | (a4[i9] + a4[i9 * 3] * (a4[i9] != 0 ? a4[i9] / a4[i9] : a4[i9]))) - x6;
        if ((x7 ? 0U : x7) > i9)
            x8 = (i9 && gs1.m1) < x8 ? i9 && gs1.m1 : x8;
        x7 += x7 << 3 ^ (a4[i9] - (gs1.m1 - x8));
        x1 -= a4[i9] * i9;
    }
    memmove(a4 + 3, a4, 158 * sizeof(*a4));
    for (int i10 = 0; i10 < 161; i10++)
        x8 -= a4[i10];
    return ((gs1.m1 | *p3) - gs1.m1 - (x1 + x6 * 9 - x7 * 15 - x5 * 13 - x8 * 7) * 9) & 1;
}

long long v1[8] = {1, -1, 13, 0, 15, -3, 6, -127};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(f1(&gs1.m1));
    see(gs1.m1);
    printf("%llx\n", hash);
    return 0;
}
