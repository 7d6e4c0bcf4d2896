// A literal's address as an integer is its own: the way back leads to its characters, wherever they are.
#include <stdint.h>
#include <stdio.h>
#include <string.h>
static const char one[] = "abc", other[] = "abc";
static const char *names[] = {"a", "b", "ab"};
int main(void) {
    const char *s = "abc", *t = "bc";
    uintptr_t a = (uintptr_t)s, b = (uintptr_t)t;
    printf("%s %s\n", (const char *)a, (const char *)b);
    printf("%d %d\n", (uintptr_t)(s + 2) - a == 2, (uintptr_t)one == (uintptr_t)other);
    int same = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < i; j++)
            same += (uintptr_t)names[i] == (uintptr_t)names[j];
    printf("%d %d\n", same, strcmp((const char *)a + 1, (const char *)b));
    return 0;
}
