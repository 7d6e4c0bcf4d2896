#include <stdio.h>

#define EMPTY
#define ONE 1
#define ADD(a, b) ((a) + (b))
#define STR(x) #x
#define XSTR(x) STR(x)
#define CAT(a, b) a##b
#define XCAT(a, b) CAT(a, b)
#define VARIADIC(fmt, ...) printf(fmt, __VA_ARGS__)
#define GNU(fmt, ...) printf(fmt, ##__VA_ARGS__)
#define COUNT(...) COUNT_(__VA_ARGS__, 5, 4, 3, 2, 1)
#define COUNT_(a, b, c, d, e, n, ...) n
#define SELF SELF + 1
#define PING PONG
#define PONG PING
#define LPAREN (
#define CALL ADD LPAREN 3, 4)
#define NOARGS() 7
#define SEMI ;
#define TABLE(X) X(red, 1) X(green, 2) X(blue, 4)
#define AS_ENUM(n, v) n = v,
#define AS_NAME(n, v) #n "=" #v " "

enum { TABLE(AS_ENUM) LAST };

int main(void) {
    printf("%d %d\n", ADD(ONE, 2) EMPTY, ADD(ADD(1, 2), ADD(3, 4)));
    puts(STR(ONE + "x" 'y' \n));
    puts(XSTR(ONE + ONE));
    puts(STR(  spaced    out  ));
    puts(STR((a, b)) XSTR(CAT(x, y)));
    int xy = 5, XCAT(v, ONE) = 6 SEMI
    printf("%d %d\n", CAT(x, y), v1);
    VARIADIC("%d %s\n", 1, "two");
    GNU("none\n");
    GNU("%d\n", 3);
    printf("%d %d %d\n", COUNT(a), COUNT(a, b), COUNT(a, b, c, d, e));
    puts(XSTR(SELF));
    puts(XSTR(PING));
    puts(XSTR(CALL));
    puts(XSTR(NOARGS()));
    puts(TABLE(AS_NAME));
    printf("%d %d\n", blue, LAST);
    return 0;
}
