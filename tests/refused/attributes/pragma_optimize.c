#pragma GCC optimize("wrapv") // refused: #pragma GCC optimize
int main(void) { return 0; }
