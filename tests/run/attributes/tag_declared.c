#include <stdio.h>
struct [[gnu::unused]] s;
struct [[gnu::unused]] s { int a; };
enum [[gnu::unused]] e { A = 3 };
struct __attribute__((unused)) s y = {2};
int main(void) {
    struct [[gnu::unused]] s;
    struct s { char c; };
    printf("%zu %d %d\n", sizeof(struct s), y.a, A);
    return 0;
}
