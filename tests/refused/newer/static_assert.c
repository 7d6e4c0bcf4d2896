static_assert(sizeof(int) == 4); // refused: `static_assert` without <assert.h>, as in C23

int main(void) { return 0; }
