/* cassay 5/whole/700495/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    signed char m1;
    unsigned int b2 : 9;
    unsigned char m3;
};

struct S2 {
    int m1;
    unsigned short m2;
    int m3;
};

unsigned int q1 = 12U;
int q2 = 8;
unsigned char g1;
int ga2[16] = {-12, -164526577, -44965754, -908, 306};
int *ga3[5] = {&ga2[9], ga2, ga2 + 2, &ga2[7], ga2};
static short g4;
unsigned long g5 = 0xffcff37c46115786UL;
int g6;
signed char g7 = 121;
long long g8 = 3280LL;

static signed char h1(const unsigned long *n1)
{
    g6 -= (*n1 & 899) / (-9223372036854775807LL - 1) >> 50;
    return (*n1 << 1) - g6 * 11;
}

unsigned long f2(unsigned long n1)
{
    static unsigned int x1 = 307U;
    struct S1 s2 = {x1 - n1, 258U, 168};
    long long x3 = x1 + -113 <= ((s2.m3 - s2.m3) | x1);
    int x4 = 0xfffffffffffffde9UL * ((unsigned int)-13 << 19);
    const struct S2 a5[2] = {{-16, 64870, 192684}, {-64, 627}};
    if (!(((g7 - s2.b2) | 16) == 0))
        x3 += ((unsigned int)x4 << 12) * a5[1].m1;
    else
        x4 = -13 - (-6 >= 127);
    if (q1 < 12) {
        switch (((g4 & 1536) != 0 && (g4 & 96) == 64 && (g4 & 256) == 0) & 3) {
        case 1:
        case 2:
        case 3:
        case 4:
        case 5:
        case 6:
            x4 = (unsigned long long)((void)x3, x4) * (11LL ^ (54 + 12644));
            break;
        default:
            x4 = (unsigned int)(a5[1].m1 >> 63 >> 6) << 28;
            break;
        case 7:
        case 8: {
            x4 = g1 & x3;
            x3 = !s2.m1;
        }
        }
    }
    x4 = x4 ^ (x3 - (0xfffffffffffffc42UL / -14LL != 9223372036854775807LL)) * g5;
    if (!(g5 & x3 >> 35)) {
        x3 += (29 ? -3L : -10LL) >> 0;
        x3 = ((g6 + (-8LL - a5[(unsigned long long)*&g8 * a5[g6 & 1].m2 & g5 & 1].m3)) ^ x4) + x3;
    }
    x3 += (99172L >> ((0xfffffffffffffeecUL - 0xffffffffffffffffULL) & 63ULL)) + x4;
    return (x1 >> 24 | a5[0].m2) + ((s2.m3 + s2.b2 - s2.m1 * 7 - x3 - x4) ^ n1 * 11) * 13;
}

long long v1[8] = {-1, 1, -1025, -2147483647 - 1, 0, 2147483647, 16384, -44965753};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h1(&g5));
    for (int i = 0; i < q2; i++)
        see(f2(v1[i ^ 1]));
    see(g6);
    printf("%llx\n", hash);
    return 0;
}
