int printf(const char *, ...);
signed char c = -3;
int main(void) {
  long x = c;
  printf("%ld\n", x + 1);
  return 0;
}
