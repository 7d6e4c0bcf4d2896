int main(void) {
    int *p;
    {
        int x = 1;
        p = &x;
    }
    int *q = p; // UB: dangling-pointer
    (void)q;
    return 0;
}
