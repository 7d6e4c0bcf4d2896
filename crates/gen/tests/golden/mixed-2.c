/* cassay 4/mixed/2/size=1500 */
__extension__ typedef unsigned __int128 u128;
static long g1;
static const signed char g2 = -50;
static int ga3[82] = {
    1584182, 14, -4, -8, 12, -924, -923, 5, 987, -7, 16, 992, -661, -568, 759, 22792, 184, 12770862,
    -14, 3, 877, 5, 62919850, -25114, 181, 11, 11, 675001, 2147483644, 722, -586, -532, 30, 78, -91,
    265, -199, 62919849, 2147483644, 5, -4, 3574, -1610612737, 5, 8361953, -13
};

static unsigned short h1(unsigned short n1, unsigned char n2)
{
    n1 ^= n2 ^ n1 >> 0;
    return (unsigned int)!-717 << 21;
}

static signed char h2(unsigned short n1)
{
    unsigned char x1 = ((951 && n1) | n1) ^ 277L;
    x1 = (int)(int)x1;
    return x1 | x1;
}

static unsigned short h3(int n1)
{
    return -(n1 / (n1 | 1));
}

static unsigned short h4(unsigned char n1)
{
    unsigned short x1 = n1 >> 31;
    return !((char)x1 / -475L);
}

static int f5(unsigned char n1)
{
    n1 |= (u128)-2 << 93;
    return 65331 < ga3[(unsigned int)n1 % 82];
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga3[(unsigned int)(g2 >> 23) % 82] = h1(g1, 32);
    ga3[27] = h2(ga3[61]);
    g1 = h3(3);
    g1 = h4(ga3[(unsigned int)(ga3[71] * ga3[43]) % 82]);
    ga3[50] = f5(h4(h4(g1 / (ga3[48] | 1)) * g1)
        * ((unsigned int)ga3[(unsigned int)ga3[20] % 82] * g2));
    see(g1);
    see(g2);
    for (int i1 = 0; i1 < 82; i1++)
        see(ga3[i1]);
    printf("%llx\n", hash);
    return 0;
}
