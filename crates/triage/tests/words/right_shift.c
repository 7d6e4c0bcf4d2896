int printf(const char *, ...);
int x = -16;
int main(void) {
  printf("%d\n", x >> 2);
  return 0;
}
