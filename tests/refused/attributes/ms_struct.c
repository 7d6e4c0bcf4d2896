struct [[gnu::ms_struct]] s { char a : 4; int b : 4; }; // refused: attribute 'ms_struct'
int main(void) { return sizeof(struct s); }
