int main(void) {
    for (struct S { int a; } s = {1}; s.a > 0; s.a--) // refused: not allowed in a `for`
        ;
    return 0;
}
