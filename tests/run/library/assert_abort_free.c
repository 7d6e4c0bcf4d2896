#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

static int calls;
static int check(int x) { calls++; return x; }

int main(void) {
    assert(check(1));
    assert(1 + 1 == 2 && "arithmetic works");
#undef assert
#define NDEBUG
#include <assert.h>
    assert(check(0));
    printf("%d\n", calls);
    static_assert(sizeof(int) >= 2, "int");
    _Static_assert(1, "always");
    exit(calls + 1);
}
