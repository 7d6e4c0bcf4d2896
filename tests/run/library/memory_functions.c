#include <stdio.h>
#include <string.h>

struct s { int a; char b[4]; double c; };

int main(void) {
    struct s s = {1, "xyz", 2.5}, t;
    memcpy(&t, &s, sizeof t);
    printf("%d %s %g\n", t.a, t.b, t.c);
    memset(&t, 0, sizeof t);
    printf("%d %d %g\n", t.a, t.b[0], t.c);
    int a[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    memmove(a + 2, a, 6 * sizeof *a);
    for (int i = 0; i < 8; i++) printf("%d ", a[i]);
    memmove(a, a + 3, 5 * sizeof *a);
    for (int i = 0; i < 8; i++) printf("%d ", a[i]);
    printf("\n");
    const char *words[3] = {"a", "b", "c"}, *copy[3];
    memcpy(copy, words, sizeof copy);
    printf("%s%s%s\n", copy[2], copy[1], copy[0]);
    unsigned char bytes[4] = {1, 0, 0, 0};
    int i;
    memcpy(&i, bytes, 4);
    printf("%d\n", i);
    memcpy((char *)&i + 1, bytes, 1);
    printf("%d\n", i);
    char buffer[8];
    memset(buffer, 'a', sizeof buffer);
    printf("%.8s %d\n", buffer, memcmp(buffer, buffer + 1, 7));
    int (*f)(const char *) = puts, (*g)(const char *);
    memcpy(&g, &f, sizeof g);
    g("through a copied pointer");
    char *e = memcpy(buffer, "end", 4);
    puts(e);
    return 0;
}
