// What has a name is another object than what has another name, and than a literal that is not the same.
#include <stdio.h>
static const char one[] = "abc", other[] = "abc", longer[] = "abcdef", room[8] = "xyz";
static char variable[] = "var";
static const char *name(void) { return __func__; }
struct empty { int none[0]; };
int main(void) {
    const char *abc = "abc", *xyz = "xyz", *var = "var", *def = "def";
    printf("%d %d %d %d\n", one == other, room == xyz, variable == var, longer + 3 == def);
    printf("%d %d %d\n", one + 1 == abc, __func__ == __func__, name() == name());
    struct empty e[2], *p = e;
    void *here = &&there;
    printf("%d %d\n", p + 1 == &e[1], here == &&there);
    goto *here;
there:
    return 0;
}
