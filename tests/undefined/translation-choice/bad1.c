#include <stdio.h>

// No signed type holds it; GCC takes __int128, Clang unsigned long long.
int main(void) {
    puts(-9223372036854775808 < 0 ? "negative" : "positive"); // UB: translation-choice
    return 0;
}
