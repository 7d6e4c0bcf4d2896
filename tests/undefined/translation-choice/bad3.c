#include <stdio.h>

int main(void) {
    puts(__DATE__); // UB: translation-choice
    return 0;
}
