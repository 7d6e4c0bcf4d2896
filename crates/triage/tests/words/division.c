int printf(const char *, ...);
int x = -11, y = 4;
int main(void) {
  printf("%d\n", x / y);
  return 0;
}
