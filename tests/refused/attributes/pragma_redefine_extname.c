#pragma redefine_extname foo bar // refused: #pragma redefine_extname
int bar(void) { return 4; }
int foo(void);
int main(void) { return foo(); }
