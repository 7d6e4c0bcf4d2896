// To GCC it is the pointer's type that is aligned, which packing overrides, and to Clang the member.
struct __attribute__((packed)) s { char c; int *__attribute__((aligned(32))) q; };
int main(void) { return sizeof(struct s) != 9; } // refused: behind the star of a packed member
