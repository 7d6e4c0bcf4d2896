/* cassay 4/mixed/1/size=1500 */
__extension__ typedef __int128 i128;
int q1 = 6;
int q2 = 5;
unsigned long ga1[10][20];

__attribute__((noinline)) unsigned long f1(i128 n1)
{
    unsigned long a1[753] = {0xfffffffffffffffdUL, 2UL, 0UL, 0xfffffffffffffffdUL, 0UL};
    signed char a2[120][8] = {{64, 127, 15, -2, -127}};
    for (unsigned char i3 = (int)((0x1000000UL
        - (ga1[(a2[49][2] ? -2147483645 : 0x2000000000000ULL) % 10][16]
            ? a2[(a1[423] - ga1[5][7]) % 120][a1[0] & 7] : a2[42][6])) & 1); i3 < q1; i3 += 3) {
        n1 = i3 * 15 + n1;
        a2[96][i3] = a1[i3] | 0x400000000UL;
        a2[96][i3 + 1] = a1[i3 + 1] | 0x400000000UL;
        a2[96][i3 + 2] = a1[i3 + 2] | 0x400000000UL;
    }
    ga1[-a1[(0x1fc0000000000000ULL | ga1[3][6]) % 753] % 10][18] += a1[556] + n1;
    for (int i4 = 0; i4 < 120; i4++)
        for (int i5 = 0; i5 < 8; i5++)
            n1 += a2[i4][i5];
    return 0x2863a6ULL + - -0xfffffffffffffffcULL + n1;
}

long long v1[8] = {9223372036854775807L, -1, 1, -16777217, 1, -2, 0, -4};
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
    for (int i = 0; i < q2; i++) {
        see(f1(v1[i ^ 2]));
        see_bytes(ga1, sizeof(ga1));
    }
    see_bytes(ga1, sizeof(ga1));
    printf("%llx\n", hash);
    return 0;
}
