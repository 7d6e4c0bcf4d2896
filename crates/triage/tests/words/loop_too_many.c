int printf(const char *, ...);
int main(void) {
  int i = 0;
  while (i < 3) {
    printf("%d\n", i * i);
    i++;
  }
  return 0;
}
