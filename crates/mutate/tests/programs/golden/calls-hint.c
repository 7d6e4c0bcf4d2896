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
    if (__builtin_expect(!!((wanted < count) || (count < (-2147483647 - 1))), 1)) {
      last.second ^= ((int)(*list) + (table[2] && (last.second ? last.second : last.second)));
      last.first = (table[1] + (calls & i));
      calls = (((short)(~wanted)) ? last.second : ((int)(*list) | ((unsigned short)wanted)));
    }
    calls++;
  }
  if (__builtin_expect(!!((wanted > 99UL) || (((~(count & count)) ^ ((long)(-1))) != 4L)), 0)) {
    signed char m_5g1[8] = { (int)(*list), (last.second / last.second) };
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
  if (((a - (-1)) < (-4)) || (a < (-6))) __builtin_unreachable();
  if (a < 0)
    return;
  last = both((short)a, calls);
  table[a & 3] += (word)a;
}

static int square(int a)
{
  int b = a * a;
  if (__builtin_expect(!!(((table[2] ^ 0u) >= 836UL) || ((a & 490297856) == 512)), 0)) {
    calls++;
    square(table[2]);
    square(table[3]);
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
  {
    int m_1h = ((y & 1566668217) != 304) && ((((long)p.first) & 0) <= 0L);
  #ifdef __clang__
    __builtin_assume(m_1h);
  #else
    if (!m_1h) __builtin_unreachable();
  #endif
  }
  note(x);
  note(-x);
  if (__builtin_expect(!!((last.first > y) && (x <= p.first)), 1)) {
    y++;
    *(volatile int *)0 = x;
    *(volatile int *)0 = y;
    *(volatile int *)0 = (calls + (calls + p.second));
  }
  trace = trace + 1;
  for (int i = 0; i < 5; i++) {
    if (__builtin_expect(!!(((p.second * last.first) ^ x) > 315L), 0)) {
      both(p.first, calls);
      square(trace);
    }
    x = square(i) + x;
    if (square(x) > 20000)
      break;
  }
  {
    int m_3h = !(p.second > 306L);
  #ifdef __clang__
    __builtin_assume(m_3h);
  #else
    if (!m_3h) __builtin_unreachable();
  #endif
  }
  if (find(table, 4, 4) > 3)
    add(1, 2);
  printf("%d %d %d %ld\n", x, y, p.first, p.second);
  printf("%d %ld %d\n", last.first, find(table, 4, 4), trace);
  return (int)find(table, 4, 99) + 1;
}
