/* cassay 4/loops/1/size=1500 */
int q1 = 6;
unsigned char ga1[62][13];
long ga2[37][15];

static unsigned int h1(char n1)
{
    return ((n1 + n1) ? n1 : n1 ? n1 : n1) + n1 * 11;
}

unsigned long f2(unsigned int n1)
{
    for (long i1 = 1 + (ga2[14][(unsigned long)(ga2[24][1] - n1) % 15] >> 34 & 1); i1
        <= 36 - ((n1 * 9 + ga2[(unsigned int)(n1 | n1) % 37][1]) & 1); i1++)
        ga2[i1][7] -= ga2[i1][11]
            + ((i1 | (ga2[i1][11] ? i1 / 0x6d8473d2b0UL : 564309672L < n1))
                ? (unsigned long)(ga2[i1][11] + ga2[i1 - 1][2])
                    * ((unsigned int)ga1[61 - i1][8] * (char)i1) : ga2[i1 - 1][2] >> 59);
    n1 -= ga1[19][7] % 0x61ac5eaU;
    return -7 + ga1[(0x12b005U % 0xfffffffffffffff4UL - ga2[4][4]) % 62][9] + n1;
}

long long v1[8] = {0, -1, 1224709, 2097152, 1224708, 2147483647, 1, -9223372036854775807L - 1};
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
    for (int i = 0; i < 8; i++)
        see(h1(v1[i]));
    for (int i = 0; i < q1; i++)
        see(f2(v1[i ^ 3]));
    see_bytes(ga2, sizeof(ga2));
    printf("%llx\n", hash);
    return 0;
}
