#pragma options align=packed // refused: #pragma options
struct s { char c; int i; };
int main(void) { return sizeof(struct s); }
