struct s {
    int a;
};
int x = ((struct s){5}).a; // refused: initializer element is not constant
int main(void) { return x != 5; }
