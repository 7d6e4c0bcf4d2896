/* cassay 5/scalar/700578/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    long m1;
    unsigned char m2;
    const long m3[6];
    _Bool m4;
    unsigned long m5;
};

struct S2 {
    unsigned char m1;
    _Bool m2[1];
    struct S1 m3;
    unsigned long m4;
};

struct S3 {
    unsigned long m1[3];
    unsigned char m2;
    unsigned long m3;
    short m4[3];
    long m5;
};

struct S4 {
    struct S3 m1[2];
};

union U5 {
    short m1;
    unsigned long m2;
    struct S4 m3;
    int m4;
};

int q1 = 94;
int q2 = 8;
union U5 gs1 = {-561};

static int rem_int(int a, int b)
{
    return b == 0 || (a == -2147483647 - 1 && b == -1) ? a : a % b;
}

unsigned int f1(unsigned long long n1, signed char n2, union U5 n3)
{
    if (q1 == 111) {
        n1 += 0;
        {
            union U5 s1 = gs1;
            gs1 = n3;
            n3 = s1;
        }
    }
    n2 = ((n2 + gs1.m1) ^ gs1.m1 / 0xffffffeb1010f632ULL) / 210ULL;
    if ((n1 <= n2) | (n2 & n3.m1)) {
        n2 = ((((gs1.m1 > n3.m1) & (gs1.m1 ^ 11UL))
            ^ (unsigned int)((n1-- ? 246 : n3.m1) / 13) * (gs1.m1 >> 24)) & (n3.m1 & (gs1.m1 & 97)))
            ^ n2;
        n1 = (((n3.m1 ^ 1UL) & 0xfffffffffffffffaUL) != 0xffffa39d317dc84fUL) + n2 + n1;
        n1 -= 0x30159c91399e979UL;
        n1 = (gs1.m1 ^ 12) * 3 - n1;
    }
    n3.m1 = (n3.m1 ^ (gs1.m1 != -7L)) - n1;
    if ((n3.m1 & 8388608) == 0) {
        if (rem_int(n2 | gs1.m1, gs1.m1 > 0 ? n2 / gs1.m1 : n2)) {
            {
                union U5 s2 = gs1;
                gs1 = n3;
                n3 = s2;
            }
            n2++;
            if ((gs1.m1 - -407L) & (32 ^ n3.m1))
                n1 = ((unsigned int)(gs1.m1 + -16) * ((gs1.m1 != n3.m1) & (-55 - n2)) | n3.m1)
                    + (32 & ((n3.m1 - gs1.m1 <= n3.m1) >= (gs1.m1 < n2))
                        & ((n3.m1 ^ -832) > (unsigned int)n3.m1 << 31) / 185);
        }
    }
    return ((gs1.m1 * 8 - (3UL ? 9UL : gs1.m1))
        | (101 <= gs1.m1 / 0x3189782aaULL - 0xfffffffffffffe13UL))
        - ((n3.m1 ^ n2 * 5) - n1 * 5) * 5;
}

long long v1[8] = {0, -11, 0, 1, 1, 11, -1, 274877906944L};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f1(v1[i ^ 6], v1[i ^ 7], (union U5){.m1 = 338}));
    see(gs1.m1);
    printf("%llx\n", hash);
    return 0;
}
