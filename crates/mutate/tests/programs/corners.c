/* Places where a mutation once went wrong. */
#include <stdio.h>

struct vec {
  int x, y;
};

static int apply(int (*f)(int), int n)
{
  return f(n) + 1;
}

static int sum(int n, int (*rows)[n])
{
  return rows[0][0] + rows[1][n - 1];
}

static int any(const unsigned *a)
{
  for (int i = 0; i < 3; i++)
    if (a[i])
      return 1;
  return 0;
}

static struct vec turned(struct vec v, int how)
{
  if (how == 0)
    v.x = -v.x;
  else if (how == 1)
    v.y = -v.y;
  else
    v.x = v.y;
  return v;
}

enum kind { NONE, SOME } kind(int n)
{
  int k = n > 1;
  return k ? SOME : NONE;
}

static int half(int n)
{
  return n / 2;
}

int main(void)
{
  unsigned left[3] = { 1, 2, 3 };
  int at = 0;
  while (any(left))
    left[at++] = 0;
  for (int i = 0, j = 9; i < j; i += 2, j--)
    at += j - i;
  for (struct { int a; double b; } s = { 0, 1 }; s.a < 3; s.a++, s.b *= 2)
    at += (int)s.b;
  int x = 5;
  int *p = &x;
  *p = x + 1;
  printf("%d %d\n", x, *p == x && p == &x);
  int m[2][2] = { { 1, 2 }, { 3, 4 } };
  printf("%d %d\n", sum(2, m), apply(half, 9));
  __int128 wide = ((__int128)1 << 126) - 1 + ((__int128)1 << 126), less = -wide - 1;
  at += wide > less;
  at -= less < 0;
  __auto_type y = at + 1;
  y = y + 1;
  struct vec v = { y, 2 };
  for (int how = 0; how < 3; how++)
    v = turned(v, how);
  printf("%d %d %d %d\n", at, v.x, v.y, (int)kind(at));
  return 0;
}
