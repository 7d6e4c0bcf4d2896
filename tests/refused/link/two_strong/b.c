int v = 2; // refused: multiple definition of 'v'
int f(void) { return v; }
