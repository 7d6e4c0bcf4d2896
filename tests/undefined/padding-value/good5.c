// Bit-fields have values, however their neighbours are.
#include <stdio.h>
#include <string.h>
struct s { unsigned a : 3, b : 7; signed c : 5; };
static struct s make(unsigned a) {
    struct s s = {a, a + 1, -1};
    return s;
}
int main(void) {
    struct s s = make(2), t = s;
    t.b = 99;
    printf("%u %u %d %u\n", t.a, t.b, t.c, s.b);
    memset(&s, 0, sizeof s);
    s.a = 5;
    unsigned char bytes[sizeof s];
    memcpy(bytes, &s, sizeof s);
    printf("%d %d\n", bytes[0], bytes[1] & 127);
    return 0;
}
