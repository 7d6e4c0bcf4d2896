#include <stdio.h>
#include <stdlib.h>
_Noreturn static void die(int code) {
    if (code > 0) exit(code);
    puts("not positive");
    exit(7);
}
int main(void) {
    die(-1);
}
