int printf(const char *, ...);
struct s {
  unsigned a : 3;
  unsigned b : 5;
} x;
int main(void) {
  x.a = 5;
  x.b = 17;
  printf("%d %d\n", x.a, x.b);
  return 0;
}
