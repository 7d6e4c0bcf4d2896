/* cassay 4/scalar/2/size=1500 */
struct S1 {
    int m1;
};

struct S2 {
    int b1 : 25;
    struct S1 m2[2];
    int m3;
};

struct S3 {
    struct S2 m1[3];
    char m2[1];
    signed char m3;
} __attribute__((packed));

static char g1 = 0;
static unsigned long g2 = 14UL;
static long g3 = 10L;

static int f1(char n1)
{
    static int a1[11][8] = {
        {-12244402, 8192, -171, -11, -12, 281, 761, 192881506},
        {421422, 0, 3, 1, 445, -530, -435, -2147483647 - 1},
        {-166, -2, 536870912, -10, 732, -15, 17028, -455},
        {-9, 986, 2147483647, 5651, 15}
    };
    a1[8][a1[5][6] & 7] = (0xfffffffffffffed0UL & g1) ^ ((void)(0UL + g1), g1);
    g3++;
    g3 = n1 == -911L;
    return ((-(g3 ? g1 : a1[2][-(7UL & a1[4][1]) & 7]) ^ 9UL) | n1) ^ a1[5][5];
}

static struct S1 gs4;

static int f2(void)
{
    static struct S3 a1[1] = {
        {{{327, {{-5}}, -395}, {8071, {{-6}, {692443702}}, 7}, {11, {{-15}, {-995}}, -13}}, {-1}}
    };
    a1[0].m2[0] = f1((long)(325 >> 18));
    return 325L + g1 + a1[0].m1[2].m2[0].m1;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = f1((unsigned int)-21566664 * 39705);
    g1 = f2();
    see(g1);
    see(g2);
    see(g3);
    see(gs4.m1);
    printf("%llx\n", hash);
    return 0;
}
