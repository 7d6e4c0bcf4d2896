static int y, z;
static int n = &y != &z; // refused: not all compilers take for constant
int main(void) { return !n; }
