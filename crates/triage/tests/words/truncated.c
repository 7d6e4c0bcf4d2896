int printf(const char *, ...);
unsigned long x = 1UL << 40;
int main(void) {
  printf("%lu\n", x + 3);
  return 0;
}
