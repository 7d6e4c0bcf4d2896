#include <stdio.h>

int main(void) {
    puts("what??!"); // refused: trigraph
    return 0;
}
