/* cassay 4/mixed/1/size=1500 */
static unsigned long ga1[10][20];

int h1(unsigned long n1)
{
    if ((n1 & n1) < 0x200000U)
        return n1 - n1 + -(n1 + n1);
    return (void)+(536870912LL + n1), -n1;
}

static char f2(void)
{
    unsigned char x1 = 255;
    unsigned long x2 = 256UL;
    unsigned long long x3 = 0;
    for (unsigned short i4 = 0; i4 <= 21 - (int)(0x20000000UL & ga1[3][6] & 1); i4++) {
        if (i4 - ga1[9][-(x2 - i4) % 20] == x2)
            x3 += (unsigned int)i4 * (((h1(0x80000000UL) & i4) + i4) * i4);
        if (x2 - i4 == x2) {
            x1 = i4;
            break;
        }
        x1 = (i4 & -i4) > x1 ? i4 & -i4 : x1;
        if (536870911 & i4 & 2)
            x2 = i4 + (unsigned int)(253 + i4) * i4 < x2 ? i4 + (unsigned int)(253 + i4) * i4 : x2;
    }
    x3 = (x1 + x2) & x3;
    x2 += -222 + h1((x3 & 254) - 0xffffff02U);
    return h1(ga1[5][11] - 0x3e00000U);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga1[5][13] = h1(ga1[3][6]);
    ga1[(unsigned int)h1(ga1[5][16] < 0xfffffffffffffffdULL) % 10][8] = f2();
    for (int i1 = 0; i1 < 10; i1++)
        for (int i2 = 0; i2 < 20; i2++)
            see(ga1[i1][i2]);
    printf("%llx\n", hash);
    return 0;
}
