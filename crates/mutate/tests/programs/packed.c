// Pointers to members of packed structures need not be aligned: they may be copied, compared and, by
// what gcc and clang document, made by &, but not converted (6.3.2.3p7).
#include <stdio.h>

#pragma pack(push)
#pragma pack(1)
struct Tight
{
  char tag;
  int number;
  long *where;
  long large;
};
#pragma pack(pop)

static struct Tight tight = { 1, 2, 0, 3 };
static int *number = &tight.number;
static long *large = &tight.large;

static int same(int *p, long *q)
{
  int *a = p;
  long *b = q;
  int n = 0;
  for (int i = 0; i < 3; i++)
  {
    n += a == &tight.number;
    b = i == 1 ? 0 : q;
    n += b == large;
    number = a;
  }
  return n;
}

int main(void)
{
  int aligned = 5;
  int *p = &aligned;
  int n = same(number, large);
  tight.where = &tight.large;
  n += p == number;
  n += tight.where == large;
  p = number;
  n += same(p, large);
  printf("%d %d\n", n, *&aligned);
  return 0;
}
