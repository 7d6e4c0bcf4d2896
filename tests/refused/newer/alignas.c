int main(void) {
    alignas(8) char c = 0; // refused: `alignas` without <stdalign.h>, as in C23
    return c;
}
