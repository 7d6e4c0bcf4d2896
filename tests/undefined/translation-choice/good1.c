#include <assert.h>
#include <stdio.h>

#define CHECK(c) ((c) ? (void)0 : (void)printf("line %d\n", __LINE__))
#define ID(x) x
int main(void) {
    CHECK(1 &&
          2);
    assert(sizeof __DATE__ == 12 &&
           sizeof __TIME__ == 9);
    CHECK(0);
    printf("%d %d\n", ID(__LINE__), ID(
        __LINE__));
    return 0;
}
