int k __attribute__((common)) = 3;
int main(void) { return k; }
