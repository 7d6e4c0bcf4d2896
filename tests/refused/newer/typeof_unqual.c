int main(void) {
    typeof_unqual(const int) n = 0; // refused: `typeof_unqual` of C23
    return n;
}
