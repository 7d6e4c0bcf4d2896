int y __attribute__((visibility("secret"))); // refused: attribute 'visibility'
int main(void) { return y; }
