int f(...); // refused: a named parameter
int main(void) { return 0; }
