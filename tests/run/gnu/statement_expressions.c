#include <stdio.h>

#define MAX(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a > _b ? _a : _b; })
#define SWAP(a, b) do { __typeof__(a) t = a; a = b; b = t; } while (0)

static int calls;
static int next(void) { return ++calls; }

int main(void) {
    printf("%d %g\n", MAX(3, 5), MAX(2.5, 1));
    int m = MAX(next(), 0);
    printf("%d %d\n", m, calls);
    int x = ({ int s = 0; for (int i = 0; i < 5; i++) s += i; s; });
    printf("%d\n", x);
    int a = 1, b = 2;
    SWAP(a, b);
    printf("%d %d\n", a, b);
    struct p { int x, y; } p = ({ struct p q = {3, 4}; q.x++; q; });
    printf("%d %d\n", p.x, p.y);
    ({ printf("void statement\n"); });
    for (int i = 0; i < 5; i++) {
        int v = ({ if (i == 1) continue; if (i == 3) break; i * 10; });
        printf("%d ", v);
    }
    printf("\n");
    printf("%d\n", ({ int i = 5; ({ i * ({ i + 1; }); }); }));
    int r = ({ goto out; 1; });
    printf("skipped %d\n", r);
out:
    printf("%d\n", ({ x = 3; x; }) + 1);
    char *s = ({ static char text[] = "static"; text; });
    puts(s);
    return ({ 0; });
}
