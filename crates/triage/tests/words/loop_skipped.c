int printf(const char *, ...);
int main(void) {
  int s = 3, n = 0;
  for (int i = -2; i < 4; i++) {
    s = s * 5 + i;
    n++;
  }
  printf("%d %d\n", s, n);
  return 0;
}
