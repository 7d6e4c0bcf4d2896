/* cassay 4/scalar/1/size=1500 */
int q1 = 16;
int q2 = 4;
signed char g1;
unsigned int g2 = 9U;

unsigned long f1(int n1)
{
    if (q1 == 19) {
        n1 = n1;
        int *p1 = ((g1 & n1) ^ n1 >> 47) ? &n1 : &n1;
        *p1 = *p1;
        *p1 = ((*p1 & -(*p1 >= n1)) | (n1 & ~-(*p1 >= n1))) >> 14;
        *p1 &= (*p1 >= *p1 / (*p1 | 1)) != *p1 - g1;
    }
    n1 = -(n1 - g1) & g1;
    n1 = n1 ^ (((unsigned int)g1 >> 15) ? g2 : -(g2 & 421LL)) >> 7;
    n1 -= -(g2 / 15U & ((g1 ^ (int)(g2 & -0xfffffdecU)) - (g1 - 0U))
        && -0xfffffdecU / g2 & 0xfffffffffffffca6UL * (g1 - (int)(g2 & -0xfffffdecU)));
    n1 = n1 - ((signed char)- -10 & !(g2 ^ g1 * g2));
    if (!(((n1 != 0 ? 45399 % n1 : 45399) - n1) / 185)) {
        n1 = ((g2 || 10U) & -(-1L ^ g2)) - n1;
    }
    n1 -= g2 * ((53 ^ 0x1947ee3U) * 65268) - g1;
    n1 -= -(g2 * (unsigned int)((1 ? g1 : g1) % (g2 >> 3 | 1)) || g2 >> 3)
        & ((unsigned int)((1 ? g1 : g1) % (g2 >> 3 | 1))
            ? ((g2 & g2) ? g1 || 0x2c377db3U : g2) >> 30 : ~g2);
    if (!(unsigned short)(signed char)((signed char)((signed char)n1 ^ n1) + g1)) {
        n1 -= g2 > g2 ? g2 : g2;
    }
    return (g1 & g1) % 376LL - n1;
}

long long v1[8] = {1, -10, -9223372036854775807L - 1, -1, 0, 1, -1, -20};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f1(v1[i ^ 3]));
    printf("%llx\n", hash);
    return 0;
}
