#pragma ms_struct on // refused: #pragma ms_struct
struct s { char a : 4; int b : 4; };
int main(void) { return sizeof(struct s); }
