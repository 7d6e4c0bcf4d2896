int main(void) {
    int *p = nullptr; // refused: `nullptr` of C23
    return p != 0;
}
