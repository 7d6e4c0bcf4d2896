static int f(_Thread_local int x) { return x; } // refused: `_Thread_local` is not allowed here
int main(void) { return f(0); }
