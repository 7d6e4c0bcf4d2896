int main(void) {
    int i = 0;
    for (struct S *p = 0; i < 1; i++) // refused: not allowed in a `for`
        ;
    return 0;
}
