static int y;
static int n = !&y; // refused: not all compilers take for constant
int main(void) { return n; }
