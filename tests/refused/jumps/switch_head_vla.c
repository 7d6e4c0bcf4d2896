int main(void) {
    int n = 3;
    switch (n) {
        int a[n];
    default: // refused: jump into the scope
        a[0] = 1;
        return a[0];
    }
}
