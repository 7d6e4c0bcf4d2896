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
          while (((sum & 1104704538825039577L) != 1104704538825039488L) && (factor < 2)) {
            long *m_1p1 = &sum;
            (*m_1p1) = ((unsigned long)((*m_1p1) < (*m_1p1)));
            unsigned short m_1v2 = (((*m_1p1) | both.low) != ((unsigned int)limit));
            twice(port);
          }
        }
        sum = m_1b2;
      }
      if (((sum & 1460476655634034860L) == 36L) && (mask == 4080)) {
        unsigned long m_1v1 = both.rest;
        counter -= limit;
        sum = mask;
        if (counter > limit)
          counter -= limit;
        else
          counter += mask & 3;
      }
    }
    counter = m_1b1;
  }
  both.high = both.high + 1;
  {
    unsigned char m_3b1 = small ^ small;
    if (((sum & 1140886272963204875L) == 3L) || (sum > both.low)) {
      m_3b1 = small;
      small = small | both.high;
      {
        int m_3b2 = 64 - (-m_3b1);
        if (!(m_3b1 < m_3b1)) {
          m_3b2 = counter;
          counter = (~both.rest) + ((unsigned long)small);
          if ((((small & small) - sum) >= 204L) && (((-sum) <= (!(small ^ small))) < 0)) {
            twice((int)factor);
            sum ^= both.rest >> 38;
            both.high %= both.rest;
          }
        }
        counter = m_3b2;
      }
      if ((m_3b1 <= 255) && ((sum & 4345567725191716341L) != 48L)) {
        counter = (!((both.low == counter) < ((long long)both.high)));
      }
      small = m_3b1;
    }
  }
  if (port)
    {
      {
        long m_2b1 = sum / both.rest;
        if ((10LL << sum) >= 11813LL) {
          m_2b1 = sum;
          sum = (sum + m_2b1) ^ ((unsigned long)(sum * small));
          {
            int m_2b2 = (-2147483647 - 1) ^ sum;
            if ((sum & 2152446460233563812L) != 12452L) {
              m_2b2 = counter;
              counter = (small * sum) + sum;
              if ((((m_2b1 * sum) - m_2b2) <= 635446L) && ((sum & 3573806639407107940L) != 288L)) {
                port = mask;
              }
            }
            counter = m_2b2;
          }
          while ((((~limit) ^ (-((m_2b1 - small) + 524288))) >= 0L) && (counter == 254)) {
            where = 0;
          }
        }
        sum = m_2b1;
      }
      sum ^= both.rest >> 38;
    }
  printf("%ld %d %d %d %g\n", sum, counter, both.low, both.high, factor);
  return (int)(sum & 7);
}
