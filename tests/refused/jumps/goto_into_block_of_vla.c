int main(void) {
    int n = 3;
    if (n == 3)
        goto inside; // refused: jump into the scope
    {
        int a[n];
        a[0] = 1;
    inside:
        n--;
    }
    return n;
}
