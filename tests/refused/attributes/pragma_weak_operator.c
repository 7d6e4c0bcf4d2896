int f(void);
_Pragma("weak f") // refused: #pragma weak
int main(void) { return f ? 1 : 2; }
