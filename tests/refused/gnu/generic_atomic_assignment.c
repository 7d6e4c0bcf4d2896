int main(void) {
    _Atomic int a = 0;
    return _Generic(a += 1, int: 0, default: 1); // refused: it is atomic to some compilers
}
