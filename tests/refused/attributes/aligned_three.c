struct f { [[gnu::aligned(3)]] [[gnu::aligned(4)]] char x; }; // refused: requested alignment is not a positive power of 2
int main(void) { return sizeof(struct f) == 0; }
