// It cannot become a pointer, and clang has no elements of it either.
int main(void) {
    register int a[2] = {1, 2};
    return a[1] - 2; // refused: register variable 'a'
}
