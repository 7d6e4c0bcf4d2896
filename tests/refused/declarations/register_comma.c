int main(void) {
    register int a[2] = {1, 2};
    return (0, a) == 0; // refused: register variable 'a'
}
