/* cassay 6/scalar/3/size=1500 */
int q1 = 64;
int q2 = 8;
int q3 = 6;
char ga1[5][4] = {{63, 11, 29, 64}, {1}};

static char h1(signed char n1, unsigned short n2, unsigned char n3)
{
    char x1 = -(n1 - 1024) & n2;
    return ((unsigned int)(n3 >> 25) & (409 ^ x1)) + ((x1 ^ n1 ^ n3 * 9) + n2 * 13) * 11;
}

char f2(signed char n1, unsigned short n2, unsigned char n3)
{
    if (q1 == 69) {
        if (898UL - n1)
            n3 = (0 - n2)
                & (n3 * (n3 < 0 ? -(unsigned int)n3 : (unsigned int)n3) + -253953 * n1 % 177);
    }
    if (!(char)+-((unsigned int)n1 << 9)) {
        short a1[78][2] = {{2909, 6}, {-32766, 751}, {-12}};
        int x2 = (a1[41][1] - 559) * ga1[1][3] / (a1[(unsigned int)(n2 - 32) % 78][n3 & 1] + 479);
        x2 ^= 0xfffffffffffffc70UL / 941 - n2;
        n2 *= (int)((unsigned int)a1[(unsigned int)ga1[0][3] * 5 % 78][0] << 8)
            * (ga1[4][(ga1[1][2] - n3) & 3] - __builtin_expect(12, 0)) - x2;
    }
    return +(n3 + n3) - n2 * 13;
}

long long v1[8] = {-1, -3, 0, 1, 4, -134217728, 0, 11};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h1(v1[i], v1[i ^ 7], v1[i ^ 7]));
    for (int i = 0; i < q3; i++)
        see(f2(v1[i ^ 2], v1[i ^ 5], v1[i]));
    printf("%llx\n", hash);
    return 0;
}
