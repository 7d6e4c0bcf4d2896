_Alignas(16) int f(void); // refused: on a function
int main(void) { return 0; }
