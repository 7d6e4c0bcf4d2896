// A stream without a buffer keeps nothing back.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    setvbuf(stdout, NULL, _IONBF, 0);
    printf("one\n");
    fputs("two", stdout);
    quick_exit(4);
}
