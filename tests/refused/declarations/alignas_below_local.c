int main(void) {
    _Alignas(char) long x = 0; // refused: less than the type's alignment
    return (int)x;
}
