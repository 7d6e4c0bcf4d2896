/* The extensions of GNU C that Cassay's programs use. */
int printf(const char *, ...);
__extension__ typedef __int128 i128;
__extension__ typedef unsigned __int128 u128;
struct __attribute__((packed)) odd {
    char a;
    int b;
    unsigned long long c : 40;
};
static __attribute__((noinline, const)) int twice(int x)
{
    return x + x;
}
static volatile unsigned long v = 0xf0UL;
int main(void)
{
    u128 big = (u128)v << 100;
    i128 small = -(i128)v / 7;
    int sum;
    int over = __builtin_add_overflow(2147483647, (int)(v > 0), &sum);
    printf("%llx %lld\n", (unsigned long long)(big >> 64), (long long)small);
    printf("%d %d %d %d\n", (int)sizeof(struct odd), twice((int)v), over,
        (int)__builtin_expect(1, 1));
    printf("%d %d %d %d %d\n", __builtin_popcountl(v), __builtin_parityl(v), __builtin_ctzl(v),
        __builtin_clzl(v), __builtin_ffsl((long)v));
    printf("%lx %d\n", (unsigned long)__builtin_bswap32(v), __builtin_clrsb((int)v));
    return 0;
}
