/* cassay 5/arith/700649/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 5;
unsigned long g1 = 0xfffffffffffffffcUL;
unsigned int g2 = 0U;
int g3 = 4;
unsigned char g4 = 0;
static unsigned char g5;
long long g6 = -5LL;
int g7;

long long f1(unsigned char n1, unsigned char n2, int n3, unsigned short n4, int n5)
{
    long x1 = g7 + n4 - (0xc4b40ULL | n3) - ((n2 + (n5 >= n3)) ? 12 : g3 / 12U);
    int x2 = -6 + (x1 >> ((x1 - -32) & 63));
    unsigned short x3 = 26;
    unsigned short x4 = 65534;
    unsigned int x5 = 891U;
    for (unsigned short i6 = 0; i6 <= 6 + (int)(x5 & 1); i6++) {
        n5 -= i6 * 5;
        x5 -= x2 + -(g7 + i6 % (i6 | 1));
        if ((x3 != -31LL) == x3) {
            x3 += i6;
            break;
        }
        x2 = -358801028408L - (unsigned int)x2;
        n5 = i6 - ((x2 | i6) - !-(x3 < i6)) - (unsigned int)n5;
        x4 -= ~((i6 > x2) - (i6 < x2)) + i6;
        x3 = x3 * 9 + (i6 - - -((x5 + i6) / (i6 | 1)));
    }
    n5 ^= (((unsigned int)g7 & (unsigned int)g3) + (((unsigned int)g7 ^ (unsigned int)g3) >> 1))
        * ((g2 >> 17 | ((x4 | 4194304) >= n3)) * (n2 != (838U & (g7 | n3))) >= x3);
    int x7 = 107693724;
    unsigned int x8 = 0;
    unsigned char x9 = 35;
    unsigned short x10 = 0;
    for (int i11 = 0; i11 != 4; i11++)
        for (long i12 = 0; i12 != 3; ++i12) {
            x10 ^= i12 - i12 % 0xfffffe1bU;
            if (!((g4 >= i11) & i11))
                continue;
            x1++;
            x8 = x8 * 5 + (i12 - (x7 && -i12 | x4));
            if ((unsigned long)i11 * i12 < i12)
                n4 = (i11 | (((i11 | x10) + i12) & 1U) >> 34) - n4;
            x7 = (unsigned long long)i11 - (-1135LL | i11) - (unsigned int)x7;
            x9 -= (i11 & 1U << (i11 & 31)) != 0;
        }
    n5 -= (~x3 >> 1 <= ((x9 == 0xfffffffffffffffeUL) < (x7 != n3))) - n4;
    return 8U - g6
        - (((((x1 + (int)((unsigned int)x2 * 9)) ^ x3 * 13) - x4 * 13 - x5 * 15) ^ x7) - x8 * 15
            - x9 * 13 - x10 * 5 - n5 + n1 * 13);
}

long long v1[8] = {4294967295L, -1, 5, 549755813888L, 1, 2147483646, 0, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(f1(v1[i], v1[i ^ 4], v1[i ^ 2], v1[i], g3 < ~g3));
    printf("%llx\n", hash);
    return 0;
}
