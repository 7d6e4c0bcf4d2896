#include <stdio.h>
#include <string.h>
struct full { int a, b; };
struct s { char c; int i; };
int main(void) {
    struct full a = {1, 2}, b = {1, 2};
    printf("%d\n", memcmp(&a, &b, sizeof a) == 0);
    struct s s = {1, 2}, t;
    memcpy(&t, &s, sizeof s);
    printf("%d %d\n", t.c, t.i);
    printf("%d\n", ((unsigned char *)&t)[0]);
    return 0;
}
