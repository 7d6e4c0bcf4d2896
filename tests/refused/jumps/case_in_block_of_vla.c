int main(void) {
    int n = 3;
    switch (n) {
    case 1: {
        int a[n];
        a[0] = 2;
    case 3: // refused: jump into the scope
        return 0;
    }
    }
    return 1;
}
