/* cassay 5/whole/700425/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 7;
int q2 = 5;
int q3 = 6;
unsigned int ga1[10][7] = {{0x20000U, 0xfffffff7U, 0xfffffff8U, 0xfffffeecU, 0xfffffff4U}};

unsigned long h1(int n1)
{
    return ((unsigned int)n1 & (unsigned int)n1) + (((unsigned int)n1 ^ (unsigned int)n1) >> 1)
        - n1 * 9;
}

signed char h2(char n1, signed char n2, char n3, char n4, long n5, signed char n6, int n7,
    unsigned int n8, const unsigned long n9)
{
    char x1 = n9 || ga1[4][(long)n6];
    return (n9 >> (n6 & 63)) - (((x1 + n5 - n6 * 9) ^ n7) - n8) * 3;
}

int h3(signed char a, signed char b)
{
    return a <= b;
}

int f3(const int n1, long long n2, long n3)
{
    unsigned long x1 = 0x1a47ccbb3e497UL;
    unsigned long long x2 = n2;
    unsigned int x3 = 0;
    signed char x4 = 63;
    for (signed char i5 = 0; h3(i5, 4); ++i5)
        for (signed char i6 = i5; i6 < q1; ++i6) {
            n2 -= i6 * 9;
            n2 ^= ga1[9 - i5][i6] >> 0 < 0xfffffffeU ? ga1[9 - i5][i6] >> 0 : 0xfffffffeU;
            n3++;
            x2 -= ga1[9 - i5][i6] - ((unsigned int)((554L && ga1[9 - i5][i6]) || 0x4000000U) << 0);
            if ((((unsigned int)i6 & ((unsigned int)i6 - 1)) == 0) <= n2) {
                x4 -= i6;
                continue;
            }
            x3 -= ga1[9 - i5][i6] & (i5 - (i5 ? ga1[9 - i5][i6] : i5));
            if (x3 - i5 > x3)
                x1 ^= (x4 & i5) < 22 ? x4 & i5 : 22;
            if ((i5 < ga1[9 - i5][i6]) <= i5)
                x4 -= ga1[9 - i5][i6] ^ ~x2;
        }
    n3 -= x4 && 283;
    return ((ga1[4][6] > ga1[5][2] ? ga1[4][6] - ga1[5][2] : 0) ? 0xfffffffffffffce2UL
        : -139611588448485377L) - ((x1 - x2 * 9 - x3 * 15 - x4 * 9 - n2 - n3) ^ n1) * 13;
}

long long v1[8] = {-10, 524289, 0, -65537, -2147483647 - 1, 1, -13, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h1(v1[i ^ 3]));
    for (int i = 0; i < q1; i++)
        see(h2(v1[i ^ 1], v1[i ^ 4], v1[i ^ 3], v1[i ^ 5], v1[i ^ 3], v1[i ^ 1], 2147483647,
            v1[i ^ 5], 3UL));
    for (int i = 0; i < q3; i++)
        see(f3(v1[i], v1[i ^ 6], -4L));
    printf("%llx\n", hash);
    return 0;
}
