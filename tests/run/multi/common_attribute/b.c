int v __attribute__((common));
int t[3] = {4, 5, 6};
extern int d __attribute__((common));
int d;
int f(void) { d = 7; return ++v; }
