/* Loops of all kinds, a switch that falls through, jumps, and code that never runs. */
#include <stdio.h>

#define ADD(x) (total += (x))

static int total;

static int kind(int n)
{
  int result = 0;
  switch (n % 4) {
  case 0:
    result = 1;
    break;
  case 1:
    result = 2;
  case 2:
    {
      for (; ((n & 1599393104) == 0) && ((total & 1786775272) != 0); ) {
        kind(result);
        while (total) {
          struct { long long x; unsigned z : 11; short y[2]; } m_4g1 = { total, (n | total) };
          n = (!(n | (result / total)));
          {
            total /= n;
            n--;
          }
        }
      }
      result += 3;
    }
    while (((n & 1344999448) != 0) && (result <= 5)) {
      int m_5v1 = (~(n != result));
      unsigned short m_5g2[2] = { m_5v1, (total >> m_5v1) };
      int *m_5p3 = &result;
      int *m_5p4 = &n;
    }
    break;
  default:
    result = 9;
  }
  return result;
}

static void never(int n)
{
  while (n > 0) {
    total /= n;
    n--;
  }
}

struct m_3kS1 {
    unsigned int m_3kb1 : 11;
    unsigned int m_3km2;
};

static short m_3kg1 = -13;
static struct m_3kS1 m_3kgs2 = {.m_3kb1 = 8U};
static int m_3kg3 = 9;
static long m_3kg4;
static unsigned int m_3kg5;
static signed char m_3kga6[20];

static int m_3kh1(const unsigned long m_3kn1)
{
    if (m_3kn1 >> 54 >= m_3kn1)
        return ~-m_3kn1 - m_3kn1 * 5;
    return -(m_3kn1 + 105U) + m_3kn1 - m_3kn1 * 13;
}

static unsigned char m_3kh2(unsigned char m_3kn1)
{
    return -~(m_3kn1 + 323) + m_3kn1 * 7;
}

static unsigned short m_3kf3(unsigned int m_3kn1, long m_3kn2)
{
    unsigned int m_3kx1 = 16U;
    unsigned long m_3kx2 = 0xfffffff9f616e1caUL;
    unsigned char m_3kx3 = 0;
    unsigned short m_3kx4 = 0;
    for (unsigned short m_3ki5 = 1 - (-m_3kx3 & 1); m_3ki5 <= 9 - (int)(m_3kg5 & 1); m_3ki5++) {
        m_3kx2 += m_3ki5 * 3;
        m_3kn2++;
        m_3kn1 = m_3kn1 * 31 + (m_3kga6[m_3ki5 * 2 + 1] + (m_3ki5 | -m_3kga6[m_3ki5 * 2 + 1]));
        m_3kx3 = m_3kga6[m_3ki5 * 2 + 1] + (((unsigned int)m_3ki5 << 4) - m_3kx2) - m_3kx3;
        m_3kx2 -= m_3ki5 % -16 > 61 ? m_3ki5 % -16 : 61;
        m_3kx4 += (m_3kx2 < m_3kga6[m_3ki5 * 2 + 1]) > 7 ? m_3kx2 < m_3kga6[m_3ki5 * 2 + 1] : 7;
        m_3kx1 -= m_3kga6[m_3ki5 * 2 + 1] | m_3kga6[m_3ki5 * 2 + 1] % 587U % (m_3ki5 | 1);
    }
    m_3kn2 += m_3kx1 + m_3kx2 + m_3kx3 + m_3kx4;
    if (((m_3kg3 | m_3kx3) & 31) >= 49) {
        {
            unsigned long m_3ka6[5];
            m_3kga6[6] = m_3ka6[m_3kg3 & 1];
        }
        m_3kx2 |= !(m_3kx4 % 84) % 0xffffffffU;
        m_3kgs2 = (struct m_3kS1){.m_3kb1 = m_3kx1, .m_3km2 = (-5L | m_3kx2) >> 57};
    }
    m_3kx3 = (m_3kx1 * m_3kg4 << (m_3kx1 & 63)) * (m_3kg4 - m_3kga6[18]);
    m_3kx4 += m_3kgs2.m_3km2 - m_3kgs2.m_3kb1 * 11,
        m_3kgs2 = (struct m_3kS1){.m_3km2 = m_3kg5 % -726};
    return (m_3kg3 == m_3kx2)
        + (m_3kn1 + m_3kn2 + m_3kx3 * 9 + m_3kgs2.m_3km2 * 11 + m_3kgs2.m_3kb1 + m_3kx4 * 3);
}

int main(void)
{
  int i = 0, limit = 6;
  int state = 1;
  while (i < limit) {
    ADD(kind(i));
    i++;
  }
  do {
    state = state * 3 % 7;
    if ((((state / i) - (i - 5)) < (-1)) || ((limit & 15796L) >= 60870L)) {
      state /= i;
      state = ((!(total || state)) ? (total + (limit >> i)) : ((limit - i) ? ((signed char)state) : state));
      struct { short x; unsigned z : 2; short y[2]; } m_7g1 = { i, i };
    }
    if (state == 100)
      never(state);
  } while (state != 1);
  for (int j = 0; j < 3; j++)
    {
      if ((i != 6) || ((limit & 1340210228) == 0)) {
        *(volatile int *)0 = (total != (state && state));
        never((i && j));
        return j;
      }
      for (int k = 0; k < 2; k++) {
      if (((state & 86382985) != 1) || ((((unsigned int)(state | k)) - total) == 4294967241u)) {
        while ((state != (k | limit))) {
          state = (i << ((signed char)(k && total)));
          j = total;
          never(total);
          int m_1v1 = (state + (state + state));
        }
        int *m_1p2 = &k;
      }
      if (j == k)
        continue;
      total += j * 10 + k;
    }
    }
  if (total < 0) {
    never(total);
    goto end;
  }
  while (!(state != limit)) {
    limit = m_3kh2(i);
    *(volatile int *)0 = i;
  }
  total++;
for (; (limit != state) && (limit > 7); ) {
  unsigned short m_6g1[7] = { (limit | state), ((unsigned char)limit) };
  never((m_6g1[(i ^ i)] / i));
}
end:
  printf("%d %d\n", total, state);
  return 0;
}
