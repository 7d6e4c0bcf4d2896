struct s { char c; };
struct s [[gnu::aligned(16)]] x; // refused: attribute 'aligned'
int main(void) { return sizeof x; }
