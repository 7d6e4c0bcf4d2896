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

static long m_3kg1;
static unsigned long long m_3kg2;
static long m_3kg3 = -530L;
static const char m_3kg4 = 124;
static unsigned int m_3kg5 = 3789U;
static int m_3kg6 = 42;
static char m_3kg7 = 39;
static char m_3kg8;
static unsigned short m_3kg9 = 65400;
static unsigned long m_3kg10 = 809UL;
static int m_3kg11 = -388;
static long m_3kg12 = 352L;
static unsigned long m_3kg13 = 916UL;

static void m_3kf1(void)
{
    static unsigned long m_3kx1 = 578UL;
    static unsigned int m_3kx2 = 6573U;
    m_3kx2 = (m_3kx2 ^ ((void)m_3kx2, m_3kx2) % -258L) * (0 - ~(m_3kx2 ^ m_3kx2));
    m_3kg3 |= ~((m_3kg13 >> 38) - 0xfffffff3U);
    m_3kx2 |= (m_3kg1 ^ 2023) | m_3kx2 % -411;
    m_3kg13 -= m_3kx2 || m_3kx2;
    m_3kg1 = (m_3kx1 ^ m_3kg7 ^ 561850441793536L) | (m_3kx2 | m_3kx1)
        | (-365 ^ -4092554838174L) >> 22;
    m_3kg1 -= ~(65533 % 6) >> (-(28592239L | m_3kg13) & 31);
    m_3kx1 -= 399U % -7 + ~m_3kx1;
    m_3kx2 = ((m_3kg5 + 10U) ^ ~(m_3kg11 | m_3kg3)) | (unsigned long)-3951850270776420L << 43;
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
  if (!(small > 254)) {
    long *m_1p1 = &both.rest;
    port = (((unsigned long)(-both.high)) | both.rest);
    where = 0;
  }
  both.high = both.high + 1;
  while ((sum >= (-9223372036854775807L - 1)) && (sum > 51L)) {
    m_3kf1();
    both.high ^= small;
    long long m_3v1 = ((long)mask);
    if ((~(port || small))) {
      *(volatile int *)0 = ((m_3v1 ? both.low : m_3v1) || m_3v1);
      *(volatile int *)0 = (counter - (m_3v1 ? small : both.high));
      twice(port);
      long *m_3p2 = &sum;
    } else {
      (*where) = ((short)counter);
      long m_3v3 = ((signed char)both.low);
    }
    small++;
  }
  if (port)
    {
      while ((sum >= mask) && (((((!sum) <= (-1)) + both.low) - ((unsigned int)((long long)sum))) < 4294967262u)) {
        switch ((int)((unsigned long)(sum * sum))) {
        case -1: {
          *(volatile int *)0 = port;
          both.high = ((((int)sum) >> counter) - ((int)(*where) + (counter && both.high)));
          long long m_2v1 = (both.high >> (port < port));
        }
          break;
        case 4: {
          (*where) = small;
          unsigned short m_2g2[4] = { (counter ? small : port), (!limit) };
          short m_2g3[8] = { both.rest, ((int)factor << m_2g2[3]) };
          sum = mask;
        }
        case 9: {
          int *m_2p4 = &counter;
          counter >>= ((~small) / (*m_2p4));
          (*where) = (((*m_2p4) % port) ^ ((*m_2p4) || (*m_2p4)));
          return ((int)(*where) & ((*m_2p4) + both.rest));
        }
          break;
        case 14: {
          int m_2g5[2] = { (counter >> port), both.rest };
          int m_2v6 = port;
          factor = (counter << (((int)factor | both.rest) ? (both.low ? both.rest : (int)factor) : (m_2g5[(sum < limit)] ? m_2v6 : m_2g5[0])));
          (void)((-counter));
        }
          break;
        default: {
          sum = both.rest;
          mask = (int)(*where);
          port = ((!(!both.high)) ? ((-both.low) != limit) : ((counter || small) || (counter ? both.low : both.high)));
        }
        }
        (void)((small && (int)factor));
        twice((small < mask));
        counter = both.rest;
      }
      sum ^= both.rest >> 38;
    }
  printf("%ld %d %d %d %g\n", sum, counter, both.low, both.high, factor);
  return (int)(sum & 7);
}
