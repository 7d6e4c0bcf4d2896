// No number but that of a null pointer is compared with an address before the program is linked.
static int y;
static int n = &y == 1L; // refused: initializer element is not constant
int main(void) { return n; }
