int main(void) {
    __auto_type x = 1, y = 2; // refused: more than one declarator
    return x + y;
}
