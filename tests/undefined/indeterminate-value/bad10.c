// A loop made of goto: on the way that is taken, nothing was assigned.
int main(void) {
    int x, n = 0;
again:
    if (n == 5)
        x = 1;
    n++;
    if (n < 3)
        goto again;
    return x; // UB: indeterminate-value
}
