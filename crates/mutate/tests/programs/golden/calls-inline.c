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
    calls++;
  }
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
  for (int i = 0; i < 5; i++) {
    x = square(i) + x;
    if (square(x) > 20000)
      break;
  }
  if (({ const word *m_1a0 = (table); int m_1a1 = (4); word m_1a2 = (4); long m_1r; { const word *list = m_1a0; int count = m_1a1; word wanted = m_1a2; {
  for (int i = 0; i < count; i++) {
    if (list[i] == wanted)
      { m_1r = (i); goto m_1end; }
    calls++;
  }
  m_1r = (-1);
} } m_1end: ; m_1r; }) > 3)
    { int m_3a0 = (1); int m_3a1 = (2); int m_3r; { int a = m_3a0; int b = m_3a1; {
  calls++;
  m_3r = (a + b);
} } }
  printf("%d %d %d %ld\n", x, y, p.first, p.second);
  printf("%d %ld %d\n", last.first, find(table, 4, 4), trace);
  return (int)({ const word *m_2a0 = (table); int m_2a1 = (4); word m_2a2 = (99); long m_2r; { const word *list = m_2a0; int count = m_2a1; word wanted = m_2a2; {
  for (int i = 0; i < count; i++) {
    if (list[i] == wanted)
      { m_2r = (i); goto m_2end; }
    calls++;
  }
  m_2r = (-1);
} } m_2end: ; m_2r; }) + 1;
}
