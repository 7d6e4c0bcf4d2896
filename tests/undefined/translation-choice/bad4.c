int main(void) {
    return ("at " __TIME__)[4] == '0'; // UB: translation-choice
}
