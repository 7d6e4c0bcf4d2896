#include <stdio.h>

/* what is static because an earlier declaration says so */

static inline int grow(int *p, int by);
static int twice(int x);
extern int twice(int x);
static int level = 2;
extern int level;

int grow(int *p, int by)
{
  *p += by;
  return *p + level;
}

int twice(int x)
{
  return 2 * x;
}

int main(void)
{
  int a = 3;
  printf("%d\n", grow(&a, 4) + twice(5));
  printf("%d\n", grow(&a, level) + twice(level));
  return 0;
}
