// 6.8.4.2p2.
int main(void) {
    int n = 3;
    switch (n) {
    case 1:;
        int a[n];
        a[0] = 4;
        return a[0];
    case 3: // refused: jump into the scope
        return 7;
    }
    return 1;
}
