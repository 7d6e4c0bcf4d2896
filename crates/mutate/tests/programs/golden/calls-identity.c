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
  ((int)((((unsigned long)(calls++)) - a) + a));
  return ((int)((!((((unsigned short)a) & (a & a)) <= 5)) ? ((last.second || table[2]) && table[2]) : (a))) + ((int)((b) | last.first));
}

/* several returns, one of them in a loop */
static long find(const word *list, int count, word wanted)
{
  for (int i = 0; i < count; i++) {
    if (((int)(((((table[1] != count) || ((wanted | (-2147483647 - 1)) < 18446744071562067972UL)) ? (list) : 0)[i] == wanted) / last.first)))
      return i;
    calls++;
  }
  return -((int)((1) & 1));
}

/* a struct back */
static struct pair both(short a, long b)
{
  struct pair p = { a, b };
  if (((short)((a) * (b != p.first))) > b) {
    p.first = (int)b;
    ((long)(((p.second = a) ^ a) ^ a));
  }
  return p;
}

/* nothing back, and left early */
static void note(int a)
{
  if (((int)((a < 0) - (table[0] - 3UL))))
    return;
  last = both((short)a, calls);
  table[a & 3] += (word)a;
}

static int square(int a)
{
  int b = a * a;
  return ((int)((b) / ((-(a & 7)) < last.first)));
}

int main(void)
{
  int x = 5, y;
  volatile int trace = 0;
  ((int)((((unsigned long)(y = ((int)((add(x, ((int)((300) * (x == 5))))) & 511)))) - x) + x));
  struct pair p;
  p = both(y, ((int)((7) | (x ^ 5))));
  note(x);
  note(-x);
  trace = trace + ((int)(((last.second <= p.first) || (table[0] > p.second)) ? (1) : ((unsigned char)(last.second << calls))));
  for (int i = 0; ((int)(-(-(i < 5)))); ((int)(-(-(i++))))) {
    x = ((int)(((y != 305) || (x >= 4)) ? (square(((int)((i) * ((1L - y) == (-304L)))))) : table[1])) + x;
    if (square(x) > 20000)
      break;
  }
  if (((int)((!(x != y)) ? (x * table[0]) : (find(table, 4, ((int)((long long)(4)))) > ((int)(((3) << 1) >> 1))))))
    add(1, 2);
  printf("%d %d %d %ld\n", x, y, p.first, ((long)((short)(p.second))));
  printf("%d %ld %d\n", ((int)((last.first) | 1)), ((long)((short)(find(table, 4, ((int)((4) | (y != 305))))))), trace);
  return (int)find(table, 4, ((int)((!(x > y)) ? (99) : ((long long)(!last.first))))) + ((int)((((unsigned long)(1)) + x) - x));
}
