int n = 3;
struct S {
    int a[n]; // refused: variably modified
};
int main(void) { return 0; }
