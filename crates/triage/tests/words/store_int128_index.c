int printf(const char *, ...);
int a[4] = {7, 8, 9, 10};
int main(void) {
  __int128 i = 2;
  a[i] = 5;
  for (int k = 0; k < 4; k++)
    printf("%d\n", a[k]);
  return 0;
}
