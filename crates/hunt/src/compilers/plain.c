/* What every compiler under test must do right: C11, and the target that Cassay predicts. */
int printf(const char *, ...);
struct pair {
    int a;
    unsigned int b : 5;
    long c[3];
};
union word {
    unsigned int whole;
    unsigned char part[4];
};
static inline long sum(const struct pair *p)
{
    long s = 0;
    for (int i = 0; i < 3; i++)
        s += p->c[i];
    return s + p->a + p->b;
}
static const struct {
    int b : 3;
} sign = {-1};
static volatile int zero;
int main(void)
{
    struct pair p = {.a = 1, .b = 33, .c = {[2] = 7}};
    p = (struct pair){.a = p.a, .b = p.b, .c = {1, 2, 3}};
    union word w = {0x01020304U};
    _Bool t = zero == 0;
    long long shifted = (long long)-8 >> 1;
    printf("%d %d %d %d\n", (int)sizeof(int), (int)sizeof(long), (int)sizeof(void *),
        (int)sizeof(struct pair));
    printf("%ld %d %d %lld %d %d\n", sum(&p), w.part[0], t, shifted, (char)-1 < 0, sign.b);
    return 0;
}
