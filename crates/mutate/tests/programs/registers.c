#include <stdio.h>

/* variables that have no address, beside such of the same type that need one */

static int never;

static int first(int *p)
{
  *p = 1;
  return *p;
}

static int sum(const int *list)
{
  return list[0] + list[1];
}

static int f(void)
{
  register int i = 3;
  register int j = 4;
  if (never) {
    int length, both[2];
    i = first(&length);
    both[0] = length;
    both[1] = first(&both[0]);
    j = sum(both);
  }
  else {
    i = i + 5 + never;
  }
  return i + j + 6;
}

int main(void)
{
  for (register int k = 0; k < 3; k++)
    printf("%d\n", f() + k);
  if (never) {
    int other;
    first(&other);
  }
  return 0;
}
