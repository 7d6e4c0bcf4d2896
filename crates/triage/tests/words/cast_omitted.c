int printf(const char *, ...);
unsigned x = 300;
int main(void) {
  printf("%u\n", (unsigned char)x + 0u);
  return 0;
}
