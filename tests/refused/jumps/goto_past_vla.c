// 6.8.6.1p1: the length of the array would never be evaluated.
int main(void) {
    int n = 3;
    goto end; // refused: jump into the scope
    int a[n];
    a[0] = n;
end:
    return 0;
}
