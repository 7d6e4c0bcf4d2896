// What is flushed appears, however the program ends.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    printf("one\n");
    printf("two");
    fflush(stdout);
    _Exit(3);
}
