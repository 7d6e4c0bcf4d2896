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
    for (; (5 | wanted) < 5UL; ) {
      table[1] = (i & (int)(*list));
    }
    calls++;
  }
  for (; !(wanted <= 99UL); ) {
    table[0] >>= ((~table[1]) / ((long long)(wanted / table[2])));
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
  while (last.second == 6L) {
    table[((long)last.second)] ^= a;
    short m_8v1 = ((last.second ? table[1] : table[2]) + table[2]);
    find(0, ((unsigned short)m_8v1), m_8v1);
    int m_8g2[5] = { m_8v1, (table[1] << last.first) };
  }
  if (a < 0)
    return;
  last = both((short)a, calls);
  table[a & 3] += (word)a;
}

static int square(int a)
{
  int b = a * a;
  if ((((b & 7) << last.first) == 1) || (((b & 3) ^ (~(a & 1))) >= 836)) {
    calls++;
    calls = add(b, 300);
    short m_7v1 = (last.second ^ table[0]);
    a += (a ? (m_7v1 + (table[1] & b)) : table[2]);
  }
  return b;
}

int main(void)
{
  int x = 5, y;
  volatile int trace = 0;
  y = add(x, 300);
  struct pair p;
  p = both(y, 7);
  while (!(x != p.second)) {
    p.second = (-table[3]);
  }
  note(x);
  note(-x);
  if (((p.second & 4532477473689940595L) == 48L) || (last.first > 524288)) {
    *(volatile int *)0 = (y << p.second);
    calls++;
    p.first ^= x;
    return (x < x);
  }
  trace = trace + 1;
  for (int i = 0; i < 5; i++) {
    if (((10LL ^ y) >= 315LL) && (p.first != 7)) {
      table[last.first] = x;
      calls = (((!table[0]) >> trace) - (calls << (calls < table[1])));
    }
    x = square(i) + x;
    if (square(x) > 20000)
      break;
  }
  if ((y != 305) && (x <= 34)) {
    while (table[2]) {
      p.first = (table[0] != ((int)(trace | x)));
      (void)(p.second);
    }
    *(volatile int *)0 = trace;
    square(table[2]);
    note(last.second);
  }
  if (find(table, 4, 4) > 3)
    add(1, 2);
  printf("%d %d %d %ld\n", x, y, p.first, p.second);
  printf("%d %ld %d\n", last.first, find(table, 4, 4), trace);
  return (int)find(table, 4, 99) + 1;
}
