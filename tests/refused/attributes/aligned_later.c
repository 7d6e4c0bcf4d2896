int object;
extern int object __attribute__((aligned(32))); // refused: alignment
int main(void) { return object; }
