/* cassay 1/mixed/2/size=1500 */
__extension__ typedef unsigned __int128 u128;

struct S1 {
    const _Bool m1;
    long m2;
    int m3;
};

static long ga1[26] = {
    -4L, 9223372036854775806L, -818L, -168L, 708L, 16L, -249L, -5L, 114L, -4L, -8L, 12L, -924L,
    -923L, 5L, 987L, -7L, 16L, 992L, -661L, -568L, 759L, 746855555L, 184L, 3428152205043962L, -14L
};
static const int g2;
static long g3 = 12L;
static char ga4[81] = {
    2, 124, -46, -74, -20, 30, 0, -91, 9, 57, -126, 124, 0, -4, 6, 127, 0, 31, -13, 124, -86, -4,
    -5, 35, 46, 6, 3, -4, 0, 11, 6, -115, -14, -76, 67, 12, 5, -2, -1, -8, -73, -24, 1, 127, 71, -7,
    -90, 5, -4, -127, 29, -19, 14, 76, 39, -7, 17, 16, -3, 0
};

static unsigned short f1(char *n1)
{
    signed char a1[9] = {-77, 6, 0, -8, -6, 17, -36, 0, 6};
    unsigned char x2 = a1[6] < a1[0] >> 26 >> 1;
    struct S1 s3 = {a1[3] ^ g2, a1[6] >> 31, 252826885L >> 52};
    g3 = (u128)a1[(unsigned int)((a1[5] ^ ga4[(unsigned long)ga1[6] % 81]) >> 25) % 9] >> 91;
    return 1 ^ s3.m3;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga4[24] = f1(0);
    for (int i1 = 0; i1 < 26; i1++)
        see(ga1[i1]);
    see(g2);
    see(g3);
    for (int i1 = 0; i1 < 81; i1++)
        see(ga4[i1]);
    printf("%llx\n", hash);
    return 0;
}
