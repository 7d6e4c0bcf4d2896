int a = 3;
int main(void) {
  if (a * a != 9)
    __builtin_abort ();
  return 0;
}
