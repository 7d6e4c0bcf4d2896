int main(void) {
    static int x = (int)(long)&&l; // refused: initializer element is not constant
l:
    return x == 0;
}
