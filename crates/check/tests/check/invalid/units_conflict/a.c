// ERROR: conflicting types for 'x'
extern int x; int main(void) { return x; }
