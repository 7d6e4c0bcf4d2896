int printf(const char *, ...);
int x = 3;
int main(void) {
  printf("%d\n", x * 5);
  return 0;
}
