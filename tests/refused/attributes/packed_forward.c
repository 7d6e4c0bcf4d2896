struct __attribute__((packed)) s; // refused: attribute 'packed'
struct s { char c; int i; };
int main(void) { return sizeof(struct s); }
