// ERROR: conflicting types for 's'
extern struct S { int a; } s; int main(void) { return s.a; }
