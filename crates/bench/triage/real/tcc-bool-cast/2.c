/* cassay 5/whole/700547/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 0;
int q2 = 19;
int q3 = 6;
static unsigned int g1 = 0x155a568aU;
static unsigned long long g2 = 0xfffffffffffffff9ULL;
char g3;

unsigned int h1(signed char n1)
{
    if ((n1 && 0xfffffffffffffe5fUL) > n1)
        return ((unsigned int)n1 << (+n1 & 31)) % n1 - n1 * 3;
    return 15 + n1 - (n1 <= 0 ? -n1 : n1) - ((unsigned int)n1 << 8) - n1 * 13;
}

int h2(unsigned long a, unsigned long b)
{
    return a < b;
}

static int f2(int n1, unsigned long n2)
{
    unsigned long x1 = +(g3 % 0xfffffffeU % 16 << 6) - (n2 << 18 ^ +(g1 << 1));
    char x2 = ((unsigned int)(((g1 & 1) != 0 || (g1 & 6144) == 4096) && (g1 & 33554432) != 0) << 22
        << 1) % -46 << ((x1 << 60) % 7 & 31);
    short j3 = 38;
    for (n2 = 19; 0 != n2; n2--, j3 -= 2) {
        x2 = n2 - x2;
        if (!q1)
            goto L1;
        {
            unsigned int i4 = 9 - (int)((unsigned int)x2 % 6);
            for (; n2 && i4 > 0; --i4)
                x2 += g1
                    ^ (i4
                        | ((short)n2 + (short)n2 > 32767 ? 32767 : (short)n2 + (short)n2 < -32768
                            ? -32768 : (short)n2 + (short)n2));
        }
    L1:
        x1 -= (j3 & n2) + 0x10fed4UL - x2;
        switch ((unsigned int)(j3 && x2) % 5) {
        case 0:
            x1 -= h1(1U);
            x1 -= g1 % -12;
            break;
        case 1: {
            g1 -= h1((!n2) | g2);
            x1 -= n2 - g1;
        }
            break;
        }
    }
    for (x2 += x1, x1 = 0;; x1++) {
        if (!h2(x1, q2))
            break;
        n2 = n2 - x1 * 5;
        n2 = n2 - x2;
        unsigned long long *p5 = !(((x1 | g3) - x1) ^ 22) ? &g2 : &g2;
        g2 -= h1(n1);
        *p5 -= g3 - x2;
        *p5 = *p5 - (0xfffffffffffffffcUL - n2);
    }
    return +(g2 << 61) % 15UL + (j3 - x2 * 9 + x1 - n1) * 9;
}

long long v1[8] = {7, 0, -4, 549755813889L, 9, 1, -1, 67108864};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q3; i++)
        see(h1(v1[i ^ 4]));
    for (int i = 0; i < q3; i++)
        see(f2(v1[i], (unsigned int)g3 << 1));
    see(g1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
