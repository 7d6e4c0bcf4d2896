int main(void) {
    int n = 3;
    struct S {
        int (*a)[n]; // refused: variably modified
    };
    return 0;
}
