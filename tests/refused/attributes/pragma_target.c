#pragma GCC target("fpmath=387") // refused: #pragma GCC target
int main(void) { return 0; }
