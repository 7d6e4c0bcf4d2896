/* cassay 5/whole/700447/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    _Bool b1 : 1;
    short m2;
    int m3;
};

struct S2 {
    struct S1 m1;
    long m2[7];
    unsigned long long m3[6];
};

static struct S2 gs1 = {{1, -569, -2147483647 - 1}, {6L, 524272L}};
static unsigned long long g2 = 468ULL;

unsigned long h1(int n1)
{
    return (((n1 & 4U) ^ 27013U) >= (n1 ^ n1 >> 17)) + n1 * 5;
}

struct S1 h2(struct S1 n1, char n2)
{
    n1.m3 = 10 | n2;
    return n1;
}

void f3(unsigned long n1, int n2, struct S2 n3, int n4)
{
    int a1[54] = {1073741824, 76, 5, -2147483647, -10819};
    unsigned int a2[7][10] = {{1U, 0xfffffe36U, 0xffffffffU, 2978U, 0xffffffffU}};
    int a3[17] = {2147483647, 725, -14, 16563749, 8};
    while ((a3[2] | 32) == 0) {
        long x4 = a3[(((unsigned int)a3[7] << 4)
            + a3[(unsigned int)a1[(unsigned int)(a1[23] + 11 + a3[5]) % 54] * a1[1] % 17]) % 17];
        int x5 = -369;
        char x6 = 0;
        int x7 = h2(n3.m1, x5 / 1ULL).m3;
        unsigned long long x8 = 0;
        for (long i9 = 52; i9 >= 0; i9 -= 2) {
            x7 = (unsigned int)x7 * 3 + (a1[i9] & ((a1[i9] >> 4) / 524271 >= i9));
            x4 += a1[i9] + (i9 > ~a1[i9]);
            x8 ^= (unsigned int)a1[i9] + (x6 % 49152 << 24);
            if ((gs1.m3[5] & x7) <= x7)
                n2 = (unsigned int)n2 * 5
                    + (((unsigned long)i9 << 34) - h2(h2(n3.m1, -1), i9 <= i9).m2 - i9);
            if ((a1[i9] ^ 32686) == i9)
                x5 += i9 - (-2147483647 - 1) < 36028797018963968L ? i9 - (-2147483647 - 1)
                    : 36028797018963968L;
            x6 = x6 * 5 + i9;
        }
    }
    n1 = ~(gs1.m2[(a2[1][~((unsigned int)gs1.m1.b1 << 22) % 10] ^ 1) % 7] << 39) & 0xfffe00000000UL;
    g2 = n1 * 3 + g2;
}

static const long long v1[8] = {0, -18, -1, -127, -127, 1, -1, 1073741825};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 5; i++)
        see(h1(v1[i ^ 1]));
    for (int i = 0; i < 4; i++) {
        struct S1 r = h2(gs1.m1, v1[i ^ 6]);
        see(r.b1);
        see(r.m2);
        see(r.m3);
    }
    for (int i = 0; i < 5; i++)
        f3(0xfffffffffffffeb3UL, v1[i ^ 1], gs1, v1[i ^ 7]);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
