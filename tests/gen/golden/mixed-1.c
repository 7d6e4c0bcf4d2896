/* cassay 1/mixed/1/size=1500 */
__extension__ typedef __int128 i128;

struct S1 {
    unsigned int m1;
    unsigned short m2;
    unsigned char m3;
    unsigned char m4;
};

struct S2 {
    unsigned int b1 : 17;
    int b2 : 12;
    unsigned int b3 : 1;
    unsigned int b4 : 2;
    signed char m5;
    unsigned char m6;
    unsigned short m7;
};

union U3 {
    long long m1;
    unsigned long long m2;
    struct S1 m3;
    unsigned char m4[8];
    struct S2 m5;
};

static union U3 ga1[21];

union U3 *f1(unsigned long n1)
{
    unsigned short a1[9] = {2, 2, 65534};
    ga1[10].m1 &= n1 + a1[(unsigned int)a1[7] % 9] % -3;
    return &ga1[0];
}

static union U3 *gp2 = ga1;

unsigned long long f2(union U3 n1, const union U3 *n2, int n3)
{
    unsigned long a1[17][16] = {
        {
            2UL, 645UL, 0xffffffffffffffffUL, 0xfffffffff498a379UL, 2UL, 0xfdc673e5f599d129UL,
            256UL, 0xfffffffffffffffeUL, 0x20000000000000UL
        }
    };
    gp2->m1 += 65534;
    return ga1[10].m3.m1 >> 16 & 0xffffffffffff0ULL;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(3UL % 1UL);
    f2((union U3){+0xfffffffffffffe62ULL}, 0, -214);
    for (int i1 = 0; i1 < 21; i1++)
        see(ga1[i1].m1);
    see(gp2->m1);
    printf("%llx\n", hash);
    return 0;
}
