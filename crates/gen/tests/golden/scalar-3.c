/* cassay 4/scalar/3/size=1500 */
struct S1 {
    unsigned int : 3;
    int b1 : 10;
    unsigned int b2 : 10;
};

int q1 = 0;
int q2 = 6;
short g1 = 64;

unsigned char h1(short n1, short n2)
{
    n1 *= (unsigned int)(n2 - n2) * !n2;
    return ((void)-713, n2 % (n2 | 1)) ^ n1 * 3;
}

static int f2(short n1, unsigned short n2, signed char n3)
{
    struct S1 s1 = {n3, 0U};
    short a2[87] = {32767, 1024, 128, -315, 2, -32768, -8075, 147, 4, -5};
    if (q1) {
        switch (s1.b2 - +h1(n3, -485)) {
        case 4:
        case 5:
        case 6:
        case 7:
        case 8:
        case 9: {
            a2[74] -= ((unsigned int)a2[(unsigned int)g1 % 87] & (unsigned int)a2[45])
                + (((unsigned int)a2[(unsigned int)g1 % 87] ^ (unsigned int)a2[45]) >> 1);
        }
            break;
        default:
            g1 = h1(s1.b1 % 0x1930fU - s1.b1, -g1);
            g1 = h1(-32768, ~g1);
        }
    }
    short *p3 = (n3 * g1 - 2UL) ? a2 + 85 : a2 + 76;
    *p3 = s1.b2 < -29 ? -29 : s1.b2 > 1023 ? 1023 : s1.b2;
    *p3 = (((n3 & 1048576) != 0) & ((n3 & 80) != 0) || (n3 & 768) == 256) >> 12;
    n2 -= n2;
    return 0xffffffbfU - (s1.b2 + s1.b1 - n2 - n3);
}

long long v1[8] = {-1, -16, 1, 7, 0, 1, -17179869185L, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f2(v1[i ^ 5], v1[i ^ 6], v1[i ^ 6]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
