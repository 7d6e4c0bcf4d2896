int object;
extern int object __attribute__((aligned(32)));
int main(void) { return object; } // refused: alignment
