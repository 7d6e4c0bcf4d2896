// 6.7.1p3: on every declaration, or on none.
extern _Thread_local int x;
int x; // refused: with and without _Thread_local
int main(void) { return x; }
