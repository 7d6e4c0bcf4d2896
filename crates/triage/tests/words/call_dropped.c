int printf(const char *, ...);
int g = 1, h = 9;
void f(int n) {
  g += n;
  h -= n;
}
int main(void) {
  f(4);
  printf("%d %d\n", g, h);
  return 0;
}
