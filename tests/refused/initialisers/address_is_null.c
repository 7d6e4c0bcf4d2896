// GCC does not know where it checks for null pointers, as with -fsanitize=undefined.
static int y;
static int n = &y == 0; // refused: not all compilers take for constant
int main(void) { return n; }
