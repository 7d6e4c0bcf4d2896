#include <stdio.h>
// External definitions: a declaration without `inline`, or with `extern`, before or behind.
inline int a(void) { return 1; }
int a(void);
extern int b(void);
inline int b(void) { return 2; }
inline int c(void) { return 3; }
extern inline int c(void);
// With gnu_inline, `inline` alone is an external definition.
__attribute__((gnu_inline)) inline int d(void) { return 4; }
static inline int e(void) { return 5; }
static int g(void);
inline int g(void) { return 6; }
typedef int function(void);
inline int h(void) { return 7; }
function h;
int main(void) {
    printf("%d%d%d%d%d%d%d\n", a(), b(), c(), d(), e(), g(), h());
    return 0;
}
