/* Scalars of all kinds, in registers and in memory. */
enum E { A = -1, B } e = B;
struct In { short s[2]; struct { signed char c; }; _Bool b; };
struct Out { struct In in[2]; long double l; unsigned long long u; };
struct Out out = {{{{1, -2}, {3}, 1}}, 1.5L, 18446744073709551615ULL};
__int128 wide = -5;
unsigned __int128 high;
volatile const float f = 0.25f;
int long_array[100] = {7, 8};
int grid[3][50];

int main(void)
{
    register double d = -0.0;
    unsigned char c = 255;
    long long big = -9223372036854775807LL - 1;
    high = ~(unsigned __int128)0;
    for (unsigned i = 0; i < 40; i++) {
        big += i;
        c -= 8;
        wide -= 1;
        high -= i;
        d += 0.5;
        grid[0][i % 50] = i;
    }
    return 0;
}
