/* Integers of many types, bit-fields, pointers and a float, at points passed once and often. */
#include <stdio.h>

struct pair {
  unsigned low : 5;
  signed high : 7;
  long rest;
};

int counter = 3;
static unsigned short mask = 0xff0;
const int limit = 40;
double factor = 2.5;
int *where = &counter;
struct pair both = {17, -3, 1L << 40};
volatile int port = 1;

static int twice(int x)
{
  int y = x * 2;
  if (y > limit)
    y -= limit;
  else
    y += mask & 3; /* keeps its comment */
  return y;
}

int m_7f(void);
int m_7f(void)
{
  return both.high + 1;
}
static int m_13f(long sum);
static int m_13f(long sum)
{
  return (int)(sum & 7);
}
int main(void)
{
  long sum = 0;
  unsigned char small = 250;
  for (int i = 0; i < 5; i++) {
    sum += twice(counter + i);
    small++;
  }
  *where = small;
  both.high = m_7f();
  if (port)
    sum ^= both.rest >> 38;
  printf("%ld %d %d %d %g\n", sum, counter, both.low, both.high, factor);
  return m_13f(sum);
}
