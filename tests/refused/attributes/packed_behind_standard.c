struct s { char c; int i; } [[gnu::packed]]; // refused: attribute 'packed'
int main(void) { return sizeof(struct s); }
