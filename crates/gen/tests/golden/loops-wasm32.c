/* cassay 6/loops/1/target=wasm32,size=1500 */
int q1 = 6;
int q2 = 5;
unsigned long ga1[531] = {0xfffffffdUL, 0xf537fc85UL, 0xffffffb9UL, 0xff83ffffUL, 0xb3a31UL};

static unsigned char h1(const unsigned long *n1, signed char n2, signed char n3)
{
    return n3 + n2 + n3 + (n2 + n3 * 5) * 7;
}

static signed char h2(unsigned char n1)
{
    if ((unsigned int)n1 * 192 < n1)
        return n1 + 0xfffffe67U + n1 * 7;
    return n1 - h1(&ga1[215], n1, n1) - (n1 - 14) + n1 * 11;
}

static int f3(unsigned int n1)
{
    int x1 = n1;
    for (n1 = 133 - (x1 & 1); n1 >= 1; n1--) {
        ga1[n1] -= n1 * 11;
        if ((ga1[n1 - 1] | ga1[n1 + 1]) < ga1[n1 - 1])
            ga1[n1] += ga1[n1 + 1]
                - ((n1 | ga1[n1 - 1]) + (ga1[n1] | !ga1[n1]))
                    * ((ga1[n1 - 1] >> 19 > n1) ^ n1 || (x1 | (ga1[n1 - 1] - n1)) ^ ga1[n1 + 1]);
    }
    x1 += (ga1[~ga1[289] % 531] | (long)(ga1[324] / 521L)) - n1;
    return 528U + (x1 + n1) * 11;
}

long long v1[8] = {-63, -11, -1, 1, 257, 1, 0, -134217727};
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
        see(h2(v1[i ^ 7]));
    for (int i = 0; i < q2; i++)
        see(f3(v1[i ^ 7]));
    see_bytes(ga1, sizeof(ga1));
    printf("%llx\n", hash);
    return 0;
}
