struct [[gnu::ms_struct]] s { char a : 4; int b : 4; };
int main(void) { return sizeof(struct s); } // refused: attribute 'ms_struct'
