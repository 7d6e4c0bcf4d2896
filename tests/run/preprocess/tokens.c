#include <stdio.h>

#define str(s) #s
#define xstr(s) str(s)
#define glue(a, b) a ## b
#define h(x) x
#define op(x) 5 x 3
#define hash_hash # ## #
#define mkstr(a) # a
#define in_between(a) mkstr(a)
#define join(c, d) in_between(c hash_hash d)
#define opt(...) #__VA_ARGS__
#define last(a, ...) __VA_ARGS__

/* comments /* do not nest */
int main(void) {
    // line comment \
       continued over the end
    puts(join(x, y));
    printf("%d %d %d\n", op(+), op(-), op(<<));
    puts(str("quote \" and \\ back"));
    puts(str('\0' '"'));
    puts(opt(a , b,c));
    puts(opt());
    printf("%d\n", last(1, 2));
    printf("%d\n", glue(1, 2) + glue(0x, 1f) + glue(1e, 1) > 50);
    int glue(na, me) = 3;
    printf("%d\n", name);
    int x = 5, y = 2;
    printf("%d\n", x+++y);
    int z = x---y;
    printf("%d %d\n", z, x);
    printf("%d\n", x/**/+/**/y);
    int a<:2:> = <%1, 2%>;
    printf("%d %s\n", a<:1:>, xstr(%:));
    puts(xstr(h(h)(4)));
    pri\
ntf("split\n");
    puts(xstr(__LINE__));
    puts(str(@ $ `));
    return 0;
}
