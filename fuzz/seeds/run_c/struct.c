struct s { int a : 3; union { char c[4]; float f; }; struct s *next; } x = { .a = 1, .c = "ab" };
int main(void) { struct s y = x; y.next = &x; return y.next->c[1] == 'b' && sizeof(struct s) > 8; }
