/* cassay 6/graph/2/size=1500 */
__extension__ typedef unsigned __int128 u128;
int q1 = 5;
int g1 = 1985197;

static unsigned int h1(int n1, unsigned char n2)
{
    return (n2 != (int)((unsigned int)n1 - n2)) + (int)((unsigned int)n1 * 11);
}

static char h2(char n1, unsigned char n2)
{
    if (n1 * n2 >= 82)
        return ~~~n2 - n1 * 7;
    return h1(n2, n1);
}

static unsigned char h3(unsigned short n1, short n2)
{
    return (n1 & n2) * ((n2 + 1LL) * (n1 + -412812)) ^ n2 * 13;
}

static int f4(register short n1, int n2, unsigned int n3, register int n4, long n5, int n6)
{
    int x1 = n5;
    char a2[3][2][4] = {{{54}, {14, -113, 12, -15}}};
    if ((a2[(unsigned int)(n6 && a2[(unsigned long)(x1 * n5) % 3][1][n5 % (u128)457LL & 3])
        % 3][0][3] & 15) == 22) {
        if ((n6 && n4 >> n3) * a2[0][0][3])
            x1 = a2[1][0][1] || (n4 && ~(n3 > a2[0][0][0])) % 0x630955f18b76UL;
    }
    a2[(unsigned int)n4 % 3][1][1] = h3(n1, n6 % n4);
    for (int i3 = 0; i3 < 3; i3++)
        for (int i4 = 0; i4 < 2; i4++)
            for (int i5 = 0; i5 < 4; i5++)
                x1 = (int)((unsigned int)x1 + a2[i3][i4][i5]);
    return h1(n6 + x1, n5);
}

long long v1[8] = {2097152, -1, 1, 0, 1, -2, 2147483646, 8};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h2(v1[i ^ 7], 250));
    for (int i = 0; i < 4; i++)
        see(f4(v1[i ^ 5], v1[i ^ 7], v1[i ^ 7], v1[i ^ 4], v1[i ^ 4], v1[i ^ 1]));
    printf("%llx\n", hash);
    return 0;
}
