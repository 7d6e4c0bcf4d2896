int x __attribute__((aligned(2))) = 1; // refused: lowers an object's alignment
int main(void) { return x - 1; }
