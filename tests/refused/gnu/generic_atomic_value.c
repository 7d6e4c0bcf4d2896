_Atomic int f(void) {
    return 1;
}

int main(void) {
    return _Generic(f(), int: 0, default: 1); // refused: it is atomic to some compilers
}
