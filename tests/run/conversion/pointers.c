#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct pair { int first; double second; };

int main(void) {
    int x = 0x01020304;
    void *v = &x;
    int *back = v;
    printf("%d\n", *back == x && back == &x);
    unsigned char *bytes = v;
    printf("%d %d %d %d\n", bytes[0], bytes[1], bytes[2], bytes[3]);
    uintptr_t n = (uintptr_t)&x;
    printf("%d\n", *(int *)n == x);
    struct pair p = {7, 2.5};
    int *first = (int *)&p;
    printf("%d\n", *first);
    double *second = (double *)((char *)&p + ((char *)&p.second - (char *)&p));
    printf("%g\n", *second);
    printf("%d\n", (struct pair *)first == &p);
    const int *c = &x;
    *(int *)c = 5;
    printf("%d\n", x);
    void *null = 0;
    printf("%d %d %d\n", null == NULL, !null, (char *)0 == (char *)(void *)0);
    int (*f)(const char *) = puts;
    void (*g)(void) = (void (*)(void))f;
    printf("%d\n", ((int (*)(const char *))g)("called") >= 0);
    int *volatile vp = &x;
    *vp = 9;
    printf("%d\n", x);
    char buffer[sizeof(double)];
    double d = 1.25;
    memcpy(buffer, &d, sizeof d);
    double e;
    memcpy(&e, buffer, sizeof e);
    printf("%g\n", e);
    int **pp = &(int *){&x};
    printf("%d\n", **pp);
    return 0;
}
