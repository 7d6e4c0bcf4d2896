int main(void) {
    for (enum { A, B } e = A; e < B; e++) // refused: not allowed in a `for`
        ;
    return 0;
}
