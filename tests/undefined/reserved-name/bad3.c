#include <stdio.h>

// Without any call: the assignment of a structure may be a call of memcpy.
void *memcpy(void *to, const void *from, unsigned long size) { // UB: reserved-name
    for (unsigned long i = 0; i < size; i++)
        ((char *)to)[i] = (char)(((const char *)from)[i] + 1);
    return to;
}
struct S {
    char a[200];
};
static struct S x = {"abc"}, y;
int main(void) {
    y = x;
    printf("%s\n", y.a);
    return 0;
}
