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

static int m_3kq1 = 5;
static long m_3kg1;
static long m_3kg2 = -8L;
static short m_3kg3 = 7;

static int m_3kf1(unsigned short m_3kn1)
{
    char m_3kx1 = m_3kn1;
    for (signed char m_3ki2 = 13 - (m_3kn1 & 3); m_3ki2 > 0; m_3ki2--) {
        m_3kx1 += m_3ki2 * 7;
        m_3kx1 ^= (char)m_3ki2 - (char)m_3kg1 > 127 ? 127 : (char)m_3ki2 - (char)m_3kg1 < -128
            ? -128 : (char)m_3ki2 - (char)m_3kg1;
        m_3kx1 = (((m_3kg2 & 81920) != 0 || (m_3kg2 & 167772160) == 167772160
            || (m_3kg2 & 2097152) == 0) | (m_3ki2 + m_3ki2)) ^ m_3kx1;
        m_3kx1 ^= m_3kn1 | ((m_3ki2 * m_3kg1 >> 63) - -12);
        m_3kn1 ^= (m_3ki2 ^ m_3kx1) + (0x17de4269U ^ (m_3kx1 & 33) << 25);
        m_3kg3 = m_3kg3 + (m_3kg2 ^ 4ULL);
        m_3kx1 ^= (unsigned long)m_3kg2 << (m_3ki2 & 63) | m_3ki2;
    }
    m_3kx1 ^= (m_3kn1 + m_3kg1) * 399U;
    m_3kn1 -= (unsigned long)(~(-m_3kx1 + (m_3kg1 ^ m_3kx1 * -723L)) | m_3kx1) << 56;
    m_3kx1 = m_3kn1 - (m_3kg3 >= m_3kn1 ? m_3kg3 : m_3kn1) - m_3kx1;
    m_3kn1 = m_3kn1 + (((unsigned int)m_3kg3 << 2) - (m_3kg1 ^ 98) - m_3kx1);
    m_3kn1 = ((m_3kx1 != 0 ? m_3kx1 % m_3kx1 : m_3kx1) % 0xffffffffffffc36eUL
        ^ ((unsigned int)m_3kg3 << (m_3kg3 & 31) | (unsigned int)m_3kg3 >> ((m_3kg3 & 31) ^ 31)))
        + m_3kn1;
    return ((unsigned int)m_3kx1 << (m_3kx1 & 31)) + (m_3kg3 + m_3kn1);
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
  for (; (sum >= (-9223372036854775807L - 1)) && (sum > 51L); ) {
    small = m_3kf1(counter);
    switch ((int)((long)mask)) {
    case 16: {
      factor = (((both.rest ? (int)factor : both.low) || limit) ? (both.high | (counter >> limit)) : (((short)small) || mask));
    }
      break;
    case 23: {
      small |= counter;
      *(volatile int *)0 = (int)factor;
      both.low = (((short)sum) >> ((sum ? both.high : both.rest) && mask));
    }
    }
    if ((~(mask ? both.rest : sum))) {
      int *m_3p1 = &counter;
      port = (int)factor;
    } else {
      long long m_3v2 = (both.low - (int)factor);
      twice(mask);
      struct { unsigned long x; unsigned z : 27; short y[2]; } m_3g3 = { (m_3v2 >> both.low), ((unsigned char)m_3v2) };
      return both.low;
    }
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
