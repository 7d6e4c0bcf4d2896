/* cassay 5/arith/711976/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 4;
int q2 = 8;
int g1 = -11;
long long g2 = 86436LL;
unsigned char g3 = 221;
static unsigned long long g4 = 6427ULL;
signed char g5 = 11;
static int g6 = 15;
int g7 = -270;

unsigned long h1(signed char n1, long n2, unsigned char n3)
{
    if ((n2 && n1) != n2)
        return (n3 | (n1 + (n3 ^ n1))) ^ n1 * 11;
    return (((unsigned int)~n1 << 24) + n3) ^ n1 * 5;
}

unsigned short h2(signed char n1)
{
    if ((n1 ^ -13) != n1)
        return n1 % (-(n1 / (n1 + 245)) + 831) ^ n1 * 11;
    return (n1 ? (_Bool)(n1 / n1) : n1 | 12) + n1 * 7;
}

unsigned int f3(unsigned int n1)
{
    unsigned int x1 = n1;
    static unsigned int x2 = 11U;
    signed char x3 = ~g6;
    static unsigned long long x4 = 9ULL;
    unsigned int x5 = 321U;
    unsigned char x6 = 0;
    unsigned short x7 = 0;
    for (signed char i8 = -10 & 1; i8 < q1; ++i8)
        for (unsigned long i9 = g6 & 1; i9 <= (int)(x5 & 1) + 1; i9++) {
            x1 = x1 ^ i8 * 3;
            x1 ^= (i9 > i8) < -45415 ? i9 > i8 : -45415;
            x5 = x5 * 5 + (i9 | h2(x7 / -868));
            if ((x5 | i8) > -143)
                n1 += n1 << 2 ^ (i8 ^ (0x33196eULL + (7L | i8)));
            x7 ^= i8 ^ i8;
            x6 = x6 * 33 + ~(i9 | ~i9);
        }
    x4 = x4 ^ (x5 - x6 + x7);
    x7 = -971 == (24919 && g5);
    x6 ^= x5 / -19 / 426U + g3;
    x1 ^= x5;
    x2 = (unsigned int)((x5 ^ g7) ? x7 : x5) + x2;
    x6 ^= 514LL;
    x7 = x7 ^ 849589612238LL;
    x4 ^= (x7 | ~x5) ^ x2;
    x2 = (x5 ^ ~(x5 ? 684 : x1) ^ x4) + x2;
    x3 ^= (x6 ? g1 ^ x7 : x4) - x2;
    x6 -= g4 + x4 + x3;
    g5 = g5 ^ ((x2 | x5) + x5);
    x2 ^= (x5 - (int)g7) ^ g5;
    x7 ^= (unsigned short)g5 >> (x5 & 15) ^ (unsigned short)g5 << (-(x5 & 15) & 15) ^ x5;
    x6 = x6 ^ (x5 | (x7 | (x7 ^ x5)));
    x7 ^= 956063156;
    x2 += x6;
    x5 = x4 / 0xfffffff8U;
    n1 ^= 0xfffffda1U + g2 + x5;
    return -500 ^ (x3 ^ g2) ^ ((x1 - x6 * 11 + x7) ^ x2 * 5 ^ n1 * 13) * 7;
}

long long v1[8] = {4294967287L, -68719476735L, 0, 1, 1, -12, -9, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 5; i++)
        see(h1(v1[i ^ 4], v1[i ^ 1], v1[i ^ 5]));
    for (int i = 0; i < q2; i++)
        see(f3(v1[i ^ 1]));
    see(g5);
    printf("%llx\n", hash);
    return 0;
}
