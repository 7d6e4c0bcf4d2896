int main(void) {
    return __builtin_types_compatible_p(char, _Atomic char); // refused: of an atomic type and another one
}
