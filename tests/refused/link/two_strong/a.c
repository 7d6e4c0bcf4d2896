int f(void);
int v = 1;
int main(void) { return f(); }
