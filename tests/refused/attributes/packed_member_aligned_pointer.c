struct s { char c; int *__attribute__((aligned(32))) q __attribute__((packed)); };
int main(void) { return sizeof(struct s) != 9; } // refused: behind the star of a packed member
