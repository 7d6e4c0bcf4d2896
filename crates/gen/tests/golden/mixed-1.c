/* cassay 4/mixed/1/size=1500 */
int q1 = 32;
int q2 = 4;
unsigned long ga1[990];

static long long h1(unsigned char n1)
{
    return ((n1 - n1) & (n1 & 1) & ga1[176]) - n1 * 9;
}

unsigned short h2(int n1, unsigned long n2)
{
    unsigned short x1 = n1 - -0xfffffffffffffff5UL - (n1 - n2 - n1);
    return h1(n2);
}

int h3(unsigned long a, unsigned long b)
{
    return a < b;
}

unsigned long f3(unsigned short n1, unsigned long n2, unsigned long n3)
{
    const unsigned short a1[35][37] = {{426, 64685, 3, 65524, 65023, 425, 2, 12, 2, 65525}};
    for (unsigned long i2 = 2
        - ((unsigned char)((unsigned char)ga1[105] << (n3 & 7)
            | (unsigned char)ga1[105] >> ((n3 & 7) ^ 7)) & 1); h3(i2, q1); ++i2)
        ga1[i2] = ((a1[i2][36] > i2) | 0xffffffffffffff0eUL) >> 15;
    n2 = h2(65523, n1 % (ga1[849] + 299UL)) & (a1[22][13] % 23347 & n3);
    return ~(a1[((a1[5][17] & -(a1[5][17] > ga1[886])) | (ga1[886] & ~-(a1[5][17] > ga1[886])))
        % 35][25] & a1[34][11]) + a1[11][5] + (n2 + n1);
}

long long v1[8] = {-19, -8, 0, 4097, -11, -13, 1, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

static void see_bytes(const void *at, unsigned long size)
{
    for (const unsigned char *p = at; size > 0; size--)
        see(*p++);
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f3(-113, v1[i ^ 4], v1[i ^ 6]));
    see_bytes(ga1, sizeof(ga1));
    printf("%llx\n", hash);
    return 0;
}
