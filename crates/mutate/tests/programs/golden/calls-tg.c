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
  for (int i = 0; i < count; i++) {
    if (list[i] == wanted)
      return i;
    if ((i > count) || ((5 | wanted) >= 5UL)) {
      calls++;
    } else {
      table[1] = (i & (int)(*list));
    }
  }
  if (!(wanted != 99UL)) {
    return -1;
  }
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
  if (!((table[3] & 1574301410127871845UL) == 0UL)) {
    if (a < 0)
    return;
  }
  last = both((short)a, calls);
  table[a & 3] += (word)a;
}

static int square(int a)
{
  int b = a * a;
  if (((a & 1030166080) == 0) && ((2147483647 ^ (b & 7)) <= 2147483647)) {
    return b;
  }
}

int main(void)
{
  int x = 5, y;
  volatile int trace = 0;
  y = add(x, 300);
  struct pair p;
  p = both(y, 7);
  if (((y & 1566668217) != 304) && ((((long)p.first) & 0) <= 0L)) {
    note(x);
  }
  note(-x);
  if (((last.first * 5UL) <= 5UL) || (p.first < x)) {
    trace = trace + 1;
  } else {
    calls++;
    p.first ^= x;
    return (x < x);
  }
  for (int i = 0; i < 5; i++) {
    if (!((i % (-last.second)) == (-1L))) {
      x = square(i) + x;
    }
    if (square(x) > 20000)
      break;
  }
  if ((y != 305) && (x <= 34)) {
    long long m_3v1 = ((calls != table[3]) % (x / table[1]));
    both(last.second, x);
    table[0] |= table[3];
  } else {
    if (find(table, 4, 4) > 3)
    add(1, 2);
  }
  printf("%d %d %d %ld\n", x, y, p.first, p.second);
  printf("%d %ld %d\n", last.first, find(table, 4, 4), trace);
  return (int)find(table, 4, 99) + 1;
}
