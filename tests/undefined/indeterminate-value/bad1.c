// The jump goes past the initialiser.
int main(void) {
    int r = 0;
    goto skip;
    {
        int x = 5;
        r = x;
    skip:
        r += x; // UB: indeterminate-value
    }
    return r;
}
