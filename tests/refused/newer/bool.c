static bool even(int n) { return n % 2 == 0; } // refused: `bool` without <stdbool.h>, as in C23

int main(void) { return even(3); }
