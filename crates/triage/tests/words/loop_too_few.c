int printf(const char *, ...);
int main(void) {
  for (int i = 0; i < 5; i++)
    printf("%d\n", i * i);
  return 0;
}
