int main(void) { return u8'a'; } // refused: character constant `u8'…'` of C23
