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
  {
    int m_1b1 = small - ((long long)small);
    if (sum != small) {
      m_1b1 = counter;
      counter = (small & limit) | (small % sum);
      {
        long m_1b2 = ((!6360) + ((unsigned int)both.rest)) / (~both.low);
        if (((sum & 195858040293383267L) == 34L) && (m_1b1 == small)) {
          m_1b2 = sum;
          sum = (-sum) - limit;
          if (((sum & 1104704538825039577L) != 1104704538825039488L) && (factor < 2)) {
            unsigned int m_1v1 = sum;
            m_1v1 = ((unsigned long)(m_1v1 < m_1v1));
            twice(mask);
            unsigned char m_1v2 = (!(port < counter));
          }
        }
        sum = m_1b2;
      }
      if (m_1b1 < m_1b1) {
        twice(both.high);
        both.rest -= mask;
        port += ((!both.high) != both.rest);
      }
    }
    counter = m_1b1;
  }
  both.high = both.high + 1;
  {
    double m_3b1 = 0;
    if (((limit & 1372443844) != 4) && (small >= sum)) {
      m_3b1 = factor;
      factor = 0;
      while ((((small & small) - (~small)) <= 511) && (sum < sum)) {
        (void)((sum & mask));
        counter = (!((int)factor || both.rest));
        both.low++;
      }
    }
    factor = m_3b1;
  }
  if (port)
    {
      {
        int m_2b1 = (-2147483647 - 1) & small;
        const volatile void *m_2b2 = 0;
        long m_2b3 = small ^ 4294967295u;
        if (((sum & 2212264891642642264L) == 16L) && ((small | 1UL) >= 254UL)) {
          m_2b1 = counter;
          m_2b2 = where;
          m_2b3 = both.rest;
          counter = m_2b1 || (-22372u);
          where = 0;
          both.rest = ((short)((sum ^ (m_2b1 << 0)) ^ (~m_2b3))) & small;
          while ((small != 256) && (limit != 40)) {
            twice(counter);
            where = 0;
            both.rest <<= counter;
          }
        }
        counter = m_2b1;
        where = (void *)m_2b2;
        both.rest = m_2b3;
      }
      sum ^= both.rest >> 38;
    }
  printf("%ld %d %d %d %g\n", sum, counter, both.low, both.high, factor);
  return (int)(sum & 7);
}
