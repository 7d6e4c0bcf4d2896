enum E { A = 0x7fffffff, B }; // refused: overflow in enumeration values
int main(void) { return B < 0; }
