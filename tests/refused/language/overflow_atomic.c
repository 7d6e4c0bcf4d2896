int main(void) {
    _Atomic int r;
    return __builtin_add_overflow(1, 2, &r); // refused: pointer to an integer
}
