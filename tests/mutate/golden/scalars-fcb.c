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

int main(void)
{
  long sum = 0;
  unsigned char small = 250;
  for (int i = 0; i < 5; i++) {
    sum += twice(counter + i);
    small++;
  }
  *where = small;
  for (; !(small > 254); ) {
    (void)(both.rest);
    both.low = (((unsigned long)(-sum)) | both.high);
    while (counter) {
      ;
    }
  }
  both.high = both.high + 1;
  if ((sum != 50L) || ((sum & 2878079550576531644L) == 52L)) {
    twice(((int)factor != both.high));
    both.high = ((((int)sum) >> counter) - ((int)(*where) + (counter && both.high)));
    long long m_3v1 = (both.high >> (port < port));
  }
  if (port)
    {
      if (!((sum & 2938837140746188522L) == 34L)) {
        both.rest++;
        unsigned long m_2g1[2] = { ((int)both.rest), limit };
        twice((mask << m_2g1[(int)factor]));
      }
      sum ^= both.rest >> 38;
    }
  printf("%ld %d %d %d %g\n", sum, counter, both.low, both.high, factor);
  return (int)(sum & 7);
}
