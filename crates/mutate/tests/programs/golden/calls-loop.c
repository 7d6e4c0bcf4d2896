#include <stdio.h>

struct pair {
  int first;
  long second;
};
typedef unsigned long word;

static int calls = 0;
static word table[4] = { 3, 1, 4, 1 };
struct pair last;

/* one return, at the end */
static int add(int a, int b)
{
  calls++;
  return a + b;
}

/* several returns, one of them in a loop */
static long find(const word *list, int count, word wanted)
{
  for (int i = 0; i < count; i++) { {
    if (list[i] == wanted)
      return i;
    calls++;
  } i++; if (!(i < count)) break; {
    if (list[i] == wanted)
      return i;
    calls++;
  } }
  return -1;
}

/* a struct back */
static struct pair both(short a, long b)
{
  struct pair p = { a, b };
  if (a > b) {
    p.first = (int)b;
    p.second = a;
  }
  return p;
}

/* nothing back, and left early */
static void note(int a)
{
  if (a < 0)
    return;
  last = both((short)a, calls);
  table[a & 3] += (word)a;
}

static int square(int a)
{
  int b = a * a;
  return b;
}

int main(void)
{
  int x = 5, y;
  volatile int trace = 0;
  y = add(x, 300);
  struct pair p;
  p = both(y, 7);
  note(x);
  note(-x);
  trace = trace + 1;
  for (int i = 0; i < 5; i++) { {
    x = square(i) + x;
    if (square(x) > 20000)
      break;
  } i++; if (!(i < 5)) break; {
    x = square(i) + x;
    if (square(x) > 20000)
      break;
  } }
  if (find(table, 4, 4) > 3)
    add(1, 2);
  printf("%d %d %d %ld\n", x, y, p.first, p.second);
  printf("%d %ld %d\n", last.first, find(table, 4, 4), trace);
  return (int)find(table, 4, 99) + 1;
}
