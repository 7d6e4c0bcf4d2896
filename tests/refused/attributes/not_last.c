inline [[gnu::always_inline]] int one(void) { return 1; } // refused: expected
int main(void) { return one(); }
