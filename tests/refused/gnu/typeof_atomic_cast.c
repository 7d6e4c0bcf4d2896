int main(void) {
    __typeof__((1, (_Atomic int)1)) x = 0; // refused: it is atomic to some compilers
    return x;
}
