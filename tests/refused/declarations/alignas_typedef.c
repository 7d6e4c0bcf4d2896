typedef _Alignas(16) int wide; // refused: `_Alignas` on a typedef
int main(void) { return 0; }
