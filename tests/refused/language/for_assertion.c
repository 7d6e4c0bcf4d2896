int main(void) {
    int i = 0;
    for (_Static_assert(1, ""); i < 1; i++) // refused: not allowed in a `for`
        ;
    return 0;
}
