static int y;
static int n = (_Bool)&y; // refused: not all compilers take for constant
int main(void) { return !n; }
