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
    for (int m_1i1 = 0; m_1i1 < 92; m_1i1++) {
      port = (((unsigned long)(-both.high)) | both.rest);
      where = 0;
      unsigned char m_1v2 = mask;
      both.low++;
    }
    (void)((sum * limit));
    *(volatile int *)0 = (both.low || both.high);
  }
  both.high = both.high + 1;
  while ((small != small) && ((small & 34) != 34)) {
    mask++;
    where = 0;
    twice(port);
  }
  if (port)
    {
      if (((-small) - (sum % small)) > (-305L)) {
        for (int m_2i1 = 0; m_2i1 < 84; m_2i1++) {
          *(volatile int *)0 = ((m_2i1 ? m_2i1 : m_2i1) && (m_2i1 && both.high));
          twice(mask);
          break;
        }
        counter = (int)(*where);
        twice(((unsigned short)both.rest));
        twice((counter ? (int)factor : both.high));
      }
      sum ^= both.rest >> 38;
    }
  printf("%ld %d %d %d %g\n", sum, counter, both.low, both.high, factor);
  return (int)(sum & 7);
}
