typedef int wide __attribute__((aligned(16)));
static wide x;
struct S {
    char c;
    __typeof__(x) m;
};
int main(void) { return sizeof(struct S); } // refused: typeof of an expression whose type a typedef aligns
