// Structures that are passed through pointers to functions and by va_arg: in several files there are as
// many types of them, which are one (6.2.7p1).
#include <stdarg.h>
#include <stdio.h>

struct Point
{
  int x, y;
  unsigned bits : 5;
};

typedef struct Node
{
  struct Point at;
  struct Node *next;
} Node;

static Node last = { { 7, 8, 9 }, 0 };
static Node first = { { 1, 2, 3 }, &last };

static struct Point turned(struct Point p)
{
  struct Point q = { p.y, -p.x, p.bits + 1 };
  return q;
}

static int length(const Node *n)
{
  int count = 0;
  for (; n; n = n->next)
    count += n->at.x;
  return count;
}

static struct Point (*turn)(struct Point) = turned;
static int (*measure)(const Node *) = length;

static int all(int n, ...)
{
  va_list args;
  int sum = 0;
  va_start(args, n);
  for (int i = 0; i < n; i++)
  {
    struct Point p = va_arg(args, struct Point);
    sum += turn(p).x * 10 + (int)p.bits;
  }
  sum += measure(va_arg(args, Node *));
  va_end(args);
  return sum;
}

int main(void)
{
  struct Point p = turn(first.at);
  printf("%d %d %u %d\n", p.x, p.y, (unsigned)p.bits, all(2, p, last.at, &first));
  return 0;
}
