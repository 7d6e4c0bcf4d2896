// Nobody knows before the program is linked.
static int y;
static int n = &y == 1L; // refused: not all compilers take for constant
int main(void) { return n; }
