/* cassay 5/scalar/700308/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 0;
int q2 = 4;
int g1 = 3;
int g2 = 4;
int *gp3 = 0;
int *gp4 = &g2;

int f1(void)
{
    const int x1 = !(((!(*gp4 == g1)) != (777UL >= !g2)) >= !(!*gp4 - (g2 != *gp4)));
    unsigned char x2 = (!((x1 & 3251) ^ (x1 - 613)) - !((x1 ^ 190) <= g1))
        | ((x1 != -44) | !x1) * (x1 - 240) >> (x1 & 31);
    if (!q1)
        x2 -= g2 < 2147483645 ? 2147483645 : g2 > 2147483646 ? 2147483646 : g2;
    else
        *gp4 &= (gp4 == &g2) >> 35;
    if ((x2 > g2) > x2) {
        if ((int)x2 - g1) {
            gp4 = &g2;
            x2 += x1 >> 25 >> 12 | (x1 & (unsigned int)x1 << 31 & x1 >> 27);
            x2 -= ((15 && g1) - (g1 >> 8)) ? 3 : (x1 && 101) >> 26;
        }
        x2 = 0xffffff8fU - ((unsigned int)x1 << 14) - 0xfffffff9U * x1 - x2;
    } else {
        if ((unsigned long)(g1 | x1) & q1) {
            x2 ^= (short)((unsigned int)(32767 | x2) << 26);
            x2 = 2438;
        }
        switch ((x2 & 0x61e20UL) | x2) {
        default:
            ++x2;
            x2 ^= g1 * (gp4 == &g2) * (x1 | 0x800000000000000UL) << 0;
            break;
        case 0:
        case 1:
        case 2:
            x2 -= ((int)g2 >> 18 ^ g2) - x1;
            break;
        case 0x200000000000000UL:
        case 0x200000000000001UL:
        case 0x200000000000002UL:
        case 0x200000000000003UL:
            *gp4 = *gp4 + (short)(x1 - (g1 >> 9)) % -11609;
        }
    }
    if (!(g1 >> 3)) {
        if (!((unsigned int)x1 << (x1 & (unsigned int)x2 << 4 & 31)))
            x2 = ((((g1 & 8388608) == 8388608) & (9 - x1 < g1)) * ((unsigned int)x1 * 128)
                | (unsigned short)(9 - x1)) + x2;
        else {
            if ((unsigned int)x2 & q1) {
                x2 = (246167661 && (unsigned int)x2 << 33) >> 10;
                x2 |= (x2 | g2) + x2;
            }
            x2 += x1 * (g2 | -57);
        }
        gp3 = 0;
        x2 -= !(*gp4 == g2) + x1;
    }
    if ((x1 - 722UL) | (short)(x2 * 612))
        x2 -= (234 ^ (92472 ^ ((*gp4 - 0xfffffd09U) & (g2 - 2414U)))) * (g1 >> 9) + x1;
    return 12UL - (526ULL - (0x1ffff00000000000ULL + g1) - g1 * g2 - *gp4) - (x1 + x2 * 15) * 13;
}

long long v1[8] = {17, 1, 14, 15, -14, -1, 0, -8589934591L};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f1());
    see(g2);
    see(gp3 != 0);
    see(gp3 ? *gp3 : 0);
    see(*gp4);
    printf("%llx\n", hash);
    return 0;
}
