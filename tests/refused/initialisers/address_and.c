static int y;
static int n = &y && 1; // refused: not all compilers take for constant
int main(void) { return !n; }
