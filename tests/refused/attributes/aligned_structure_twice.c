struct __attribute__((aligned(16))) s { char c; } __attribute__((aligned(2)));
int main(void) { return _Alignof(struct s) == 16; } // refused: several alignments of one type
