/* cassay 4/mixed/1/size=1500 */
__extension__ typedef __int128 i128;
int q1 = 8;
unsigned long ga1[981];

int h1(signed char a, signed char b)
{
    return a != b;
}

unsigned short h2(unsigned short a)
{
    return a + 1;
}

static unsigned long f1(unsigned short n1)
{
    signed char a1[1312] = {-1, 124, -128, 0, -16, 1, -125, 8, -125, -127};
    int a2[3][36] = {
        {-16, 2147483644, 2, 33554432, -2147483645, -2147483647, -10, 10000026, -295, -548}
    };
    for (unsigned short i3 = 0; i3 <= 1 + (-(a2[2][20] + a1[256]) & 1); i3 = h2(i3))
        for (ga1[299] += a1[1295], a1[1295] = 0; h1(a1[1295], 36); a1[1295] += 3)
            ga1[(unsigned int)a2[i3][a1[1295]] % 981] = a2[i3][a1[1295]]
                & ((a1[1295] & ga1[553]) - (a2[i3][35 - a1[1295]] & a1[1295]));
    ga1[722] = ga1[722]
        - ((i128)-12188678LL | (9223372036854775807LL - 4611686018427407446LL + 83353677991LL))
            * 8388608LL;
    for (int i4 = 0; i4 < 1312; i4++)
        n1 += a1[i4];
    return -(548UL - 0xfffffffff529e5f2UL) + n1;
}

long long v1[8] = {-2, 1, -1, 13, 16, 1, 4194305, 0};
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
    for (int i = 0; i < q1; i++)
        see(f1(1));
    see_bytes(ga1, sizeof(ga1));
    printf("%llx\n", hash);
    return 0;
}
