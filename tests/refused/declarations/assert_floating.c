// Clang 14 refuses it, GCC does not.
_Static_assert(1.5 > 1.0, ""); // refused: with floating arithmetic
int main(void) { return 0; }
