int x = -1;
int main(void) {
  if (x < 1)
    return 0;
  return 1;
}
