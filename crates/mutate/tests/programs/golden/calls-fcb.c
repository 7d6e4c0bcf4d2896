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
    for (; (table[1] % (wanted ^ i)) > 6UL; ) {
      unsigned long *m_4p1 = &wanted;
      list = 0;
      int *m_4p2 = &count;
    }
    calls++;
  }
  for (; (wanted != last.second) && ((wanted & 3348736243264231328UL) == 0UL); ) {
    table[3]++;
    int m_5g1[7] = { (!table[2]), wanted };
    last.first = table[3];
    add((calls ? table[1] : last.second), m_5g1[last.first]);
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
  if ((a & 1) != 1) {
    short m_8v1 = ((calls + last.second) ? (calls < table[3]) : last.first);
    table[3] = (table[1] ? ((m_8v1 || last.second) >> last.first) : table[1]);
  }
  if (a < 0)
    return;
  last = both((short)a, calls);
  table[a & 3] += (word)a;
}

static int square(int a)
{
  int b = a * a;
  if (b == (-1)) {
    printf("%d %d %d %ld\n", a, b, last.first, last.second);
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
  if (!(x != p.second)) {
    both(((unsigned long)p.second), (table[3] + table[3]));
  }
  note(x);
  note(-x);
  if ((((calls * (-1)) + last.first) > 1) || (x < 0)) {
    *(volatile int *)0 = table[3];
    if (last.second) {
      *(volatile int *)0 = (calls + (calls + p.second));
      *(volatile int *)0 = ((table[0] != calls) + table[1]);
      signed char m_2g1[6] = { (table[1] - calls), (table[0] || x) };
    } else {
      unsigned short m_2g2[5] = { (last.first << trace), table[3] };
      m_2g2[3] = m_2g2[3];
      unsigned short m_2v3 = ((m_2g2[3] | table[2]) != ((unsigned int)calls));
    }
  }
  trace = trace + 1;
  for (int i = 0; i < 5; i++) {
    for (; ((((unsigned long)table[2]) != y) > 1) || (((!((~y) | (p.second % 28587LL))) ^ ((signed char)x)) > 19); ) {
      x = last.first;
      *(volatile int *)0 = (table[0] | (p.first && calls));
    }
    x = square(i) + x;
    if (square(x) > 20000)
      break;
  }
  if ((calls != p.first) && (x == p.first)) {
    switch ((int)table[1]) {
    case 16: {
      p.second++;
      calls = ((unsigned short)(!(calls | trace)));
      *(volatile int *)0 = table[0];
      *(volatile int *)0 = ((last.first % table[1]) ^ ((int)p.first));
      return (x & last.second);
    }
      break;
    case 25: {
      signed char m_3g1[3] = { (table[2] - x), (table[1] ? table[0] : last.first) };
      *(volatile int *)0 = (m_3g1[0] < calls);
      note(table[0]);
      table[3] = ((~(table[1] == trace)) - (~m_3g1[(calls && trace)]));
    }
    case 34: {
      table[0] = p.first;
      table[(last.first ? table[1] : trace)]++;
      find(0, trace, p.first);
      p.second %= last.first;
    }
    case 43: {
      unsigned char m_3v2 = x;
      long long m_3v3 = ((table[1] + m_3v2) & ((long long)table[0]));
      return p.first;
    }
    }
    x++;
    note(-x);
  }
  if (find(table, 4, 4) > 3)
    add(1, 2);
  printf("%d %d %d %ld\n", x, y, p.first, p.second);
  printf("%d %ld %d\n", last.first, find(table, 4, 4), trace);
  return (int)find(table, 4, 99) + 1;
}
