/* cassay 4/loops/1/size=1500 */
static unsigned int ga1[21][7][8];

static unsigned char h1(unsigned char n1)
{
    return ~n1 - n1;
}

static long f2(unsigned long n1, long n2, unsigned char n3)
{
    int i1 = 0;
    int *p2 = &i1;
    for (*p2 = (n3 + (n3 - i1)) & 15;; (*p2)++) {
        if (!(*p2 < 85 - ((long)i1 >> 53 & 7)))
            break;
        n3 = ~(((ga1[0][0][6] - ga1[4][5][0]) ? 11 : n3)
            + ((signed char)0xfffffffffffffffaUL
                - ga1[ga1[6][(unsigned long)(long)ga1[4][2][((44 ? n3 : i1) - i1) & 7]
                    % 7][(!ga1[15][(i1 ? *p2 : ga1[7][6][5]) % 7][*p2 & 7]) & 7] % (i1 | 1)
                    % 21][(unsigned int)(n3 | *p2) % 7][0]));
    }
    ga1[12][(unsigned int)(h1(ga1[(i1 > ga1[5][2][3] ? i1 : ga1[5][2][3]) % 21][5][ga1[2][0][7]])
        / 19) % 7][5] = 7458479 * i1 * (unsigned long)244;
    return 0xfffffe8fU + 64;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga1[20][6][6] = h1(64);
    f2(206UL + h1(-3 % 536838144), !0xffff87ffU, 74);
    for (int i1 = 0; i1 < 21; i1++)
        for (int i2 = 0; i2 < 7; i2++)
            for (int i3 = 0; i3 < 8; i3++)
                see(ga1[i1][i2][i3]);
    printf("%llx\n", hash);
    return 0;
}
