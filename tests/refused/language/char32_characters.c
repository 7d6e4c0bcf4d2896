int main(void) { return U'ab' == 'b'; } // refused: several characters
