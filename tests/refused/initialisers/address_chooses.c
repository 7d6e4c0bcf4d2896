static int y;
static int n = (long)&y ? 5 : 6; // refused: not all compilers take for constant
int main(void) { return n != 5; }
