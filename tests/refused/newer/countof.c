int main(void) { return _Countof(int[3]); } // refused: `_Countof` of C2y
