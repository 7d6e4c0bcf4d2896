#define GENERATE
#include "parts.h"
#undef GENERATE
#include "parts.h"
#include <stdio.h>
#include <stdio.h>
#define HEADER "parts.h"
#define DECLARE
#include HEADER
#undef DECLARE

int main(void) {
    printf("%d %d %d\n", generated, plain, declared());
    printf("%d\n", PARTS_SEEN);
    return 0;
}

int declared(void) { return generated + plain; }
