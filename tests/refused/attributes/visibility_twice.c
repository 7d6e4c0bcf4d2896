extern int y __attribute__((visibility("hidden")));
int y __attribute__((visibility("default"))); // refused: attribute 'visibility'
int main(void) { return y; }
