// 6.7.5p4.
_Alignas(1) int x; // refused: less than the type's alignment
int main(void) { return x; }
