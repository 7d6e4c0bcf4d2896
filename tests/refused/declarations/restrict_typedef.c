typedef int number;
int main(void) {
    number restrict x = 1; // refused: invalid use of 'restrict'
    return x;
}
