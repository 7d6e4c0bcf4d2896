enum E {
    A = 0xffffffffu,
    B // refused: overflow in enumeration values
};
int main(void) { return B == 0; }
