int main(void) { return L'ab' == 'b'; } // refused: several characters
