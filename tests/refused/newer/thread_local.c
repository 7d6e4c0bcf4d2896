thread_local int n; // refused: `thread_local` without <threads.h>, as in C23

int main(void) { return n; }
