int g;
int main(void) {
  g = 1;
  if (g)
    return 0;
  return 1;
}
