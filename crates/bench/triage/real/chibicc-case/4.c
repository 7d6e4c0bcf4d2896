/* cassay 5/scalar/700275/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned int m1;
    unsigned char m2;
};

unsigned char *qp1;
int q2 = 8;
long g1 = 7L;

const long *f1(char n1, unsigned int n2, short n3, unsigned char n4)
{
    unsigned long x1 = n4 + n1;
    static short x2 = 2;
    struct S1 s3 = {0xfffffed0U};
    unsigned int *const p4 = &s3.m1;
    unsigned long long x5 = (char)(g1 >> 36);
    if ((x2 & 3) == 30) {
        switch ((unsigned int)(((unsigned int)(16320 - n3) << 22) + s3.m2) % 7) {
        case 3:
            n1 = x2 ^ s3.m2 * ~!(x2 >> 49) ^ 0xffe0ffffffffffffULL;
        case 4:
        case 5:
        case 6:
            x1 = (((void)x2, g1) + x5) >> (-16320 + x5 - g1);
        default:
            --x1;
            if ((unsigned long)(g1 - *p4) << 37)
                break;
        }
    }
    switch (~(x5 - 1 - n4) ^ 0xfffffffffffffcd8ULL) {
    case 0xfffffffffffffcd9ULL:
        if (!(x5 << 52)) {
            g1 ^= x1 << 26 ^ x5;
            x2 ^= x1 * ~x5 - (*p4 ^ n1);
        }
    case 0xfffffffffffffcdaULL:
        switch ((-x5 + x5) ^ 0xffffffff25000368ULL) {
        case 0xffffffff25000368ULL:
        case 0xffffffff25000369ULL:
        case 0xffffffff2500036aULL:
            x1 = (((n2 & 24576) != 0) & ((n2 & 1879048192) == 536870912)) - x1;
            break;
        case 2:
            if (qp1)
                x2 = *qp1;
        default:
            x5 += (long)(unsigned int)(char)(unsigned int)(unsigned int)((unsigned int)g1 << 24
                | ((unsigned int)g1 << 8 & 0xff0000U) | ((unsigned int)g1 >> 8 & 65280U)
                | (unsigned int)g1 >> 24);
            break;
        }
        break;
    case 0x80000000000ULL: {
        if (-s3.m1) {
            if ((*p4 << 23 >> 6) + 17607078L)
                break;
        }
    }
        break;
    case 0x80000000001ULL:
    case 0x80000000002ULL:
    case 0x80000000003ULL:
    default:
        g1 = (x5 ^ +s3.m2) + g1;
        x5 -= !(!n3 ^ -22106 >> 2) - (x2 >> 24);
    case 0x80000000004ULL:
        x1 ^= *p4 >> (n4 & 31) << (((x5 << 48) + -125) & 31);
        x1 = x1 ^ (g1 + 110);
        break;
    }
    g1 = ((((s3.m2 + s3.m1 * 11 + x2 * 7 + x5 * 5) ^ x1) + n2 - n3 * 11) ^ n4 * 3) * 5 - g1;
    return &g1;
}

long long v1[8] = {5, 0, 1, -1, -17, -807, 68719476737L, 254};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++) {
        const long *r = f1(v1[i ^ 7], v1[i ^ 2], 4, v1[i ^ 6]);
        see(*r);
    }
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
