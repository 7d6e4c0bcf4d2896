int f(void);
#pragma weak f // refused: #pragma weak
int main(void) { return f ? 1 : 2; }
