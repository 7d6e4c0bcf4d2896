int main(void) { return true; } // refused: `true` without <stdbool.h>, as in C23
