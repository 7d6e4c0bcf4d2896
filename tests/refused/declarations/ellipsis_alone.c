int f(...); // refused: no named parameter before '...', as in C23
int main(void) { return 0; }
