// ERROR: multiple definition of 'x'
int x; int main(void) { return x; }
