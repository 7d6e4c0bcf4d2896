typedef int wide __attribute__((aligned(16))) __attribute__((aligned(4)));
int main(void) { return _Alignof(wide) == 16; } // refused: several alignments of one type
