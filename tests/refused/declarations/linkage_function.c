static int f(void) { return 3; }
int main(void) {
    int f = 1;
    {
        int f(void); // refused: both internal and external linkage
        return f();
    }
}
