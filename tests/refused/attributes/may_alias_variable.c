int __attribute__((may_alias)) *p; // refused: attribute 'may_alias'
int main(void) { return p != 0; }
