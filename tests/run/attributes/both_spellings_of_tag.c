#include <stdio.h>
union [[maybe_unused]] [[gnu::may_alias]] __attribute__((aligned(16))) __attribute__((unused)) U {
    int m;
};
enum [[maybe_unused]] __attribute__((packed)) E { A, B };
int main(void) {
    printf("%zu %zu %d\n", sizeof(union U), sizeof(enum E), B);
    return 0;
}
