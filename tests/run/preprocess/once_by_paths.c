#include <stdio.h>
#define NAME "once.h"
int main(void) {
#include "once.h"
#include "./once.h"
#include "../preprocess/once.h"
#if __has_include_next("once.h") && __has_include_next(NAME)
    puts("next");
#endif
    return 0;
}
