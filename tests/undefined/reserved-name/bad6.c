// No name of ISO C's, but of GNU C's with this type.
int ffs(int x) { // UB: reserved-name
    return -x;
}
int main(void) {
    volatile int v = 8;
    return ffs(v) == 4;
}
