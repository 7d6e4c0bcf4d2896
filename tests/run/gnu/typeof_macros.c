#include <stdio.h>

#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))
#define container_of(p, type, member) ((type *)((char *)(p) - __builtin_offsetof(type, member)))
#define MIN(a, b) __extension__({ typeof(a) a_ = (a); typeof(b) b_ = (b); a_ < b_ ? a_ : b_; })
#define foreach(x, a) for (typeof(&(a)[0]) x = (a); x < (a) + ARRAY_SIZE(a); x++)

struct link { struct link *next; };
struct item { int value; struct link link; };

int main(void) {
    int a[] = {3, 1, 2};
    foreach (x, a) printf("%d ", *x);
    printf("%d %g\n", MIN(a[0], a[1]), MIN(2.5, 3));
    struct item i2 = {20, {0}}, i1 = {10, {&i2.link}};
    int sum = 0;
    for (struct link *l = &i1.link; l; l = l->next) sum += container_of(l, struct item, link)->value;
    printf("%d\n", sum);
    typeof(const int) k = 3;
    typeof(int *) p = a, q = a + 1;
    printf("%d %td %zu\n", k, q - p, sizeof(typeof(a)));
    typeof(printf) *f = printf;
    f("%s\n", "typeof a function");
    __typeof__(i1.link.next->next) n = i1.link.next;
    printf("%d\n", n == &i2.link);
    unsigned char c = 5;
    typeof(c + 0) wide = 300;
    printf("%d\n", wide);
    return 0;
}
