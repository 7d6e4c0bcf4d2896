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
      while (total <= (-1)) {
        total = (n << (result ^ (result || result)));
      }
      result += 3;
    }
    if ((((result & result) - (~n)) <= 11) && (((((short)result) % n) ^ ((unsigned int)n)) > 6u)) {
      n++;
      printf("%d %d\n", total, total);
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
    int m_3kb1 : 3;
    long m_3km2;
    int m_3km3[8];
    unsigned int m_3kb4 : 1;
};

struct m_3kS2 {
    unsigned char m_3km1;
    unsigned int m_3kb2 : 21;
    unsigned int : 0;
    unsigned int m_3kb3 : 2;
    char m_3km4;
    struct m_3kS1 m_3km5;
};

static short m_3kg1 = -13;
static unsigned long m_3kg2 = 0xfffffffffffffff0UL;
static unsigned short m_3kg3 = 65383;
static struct m_3kS2 m_3kgs4 = {
    .m_3kb2 = 0x1f0099U,
    .m_3km5 = {1, 2666181508186302L, {13, 8, -14, 538115, -14, 2850159, -87, 825919709}, 0U}
};
static long m_3kg5 = 0L;
static volatile unsigned int m_3kg6 = 256U;
static long m_3kg7 = -9223372036854775807L;
static char m_3kga8[15] = {2, -4, -5, 12, 16, 13, -15, 108, 16, 97, -4, 12, 0, -65, 56};

static int m_3kf1(signed char m_3kn1, unsigned short m_3kn2)
{
    if (0) {
        if (-m_3kg2) {
            m_3kgs4.m_3kb2 = m_3kn1 - m_3kga8[(m_3kg2 + m_3kn1) % 15] >= -m_3kn2;
            m_3kn2 = m_3kn2;
        }
    }
    m_3kg1 *= (0xfffeb3a6U > m_3kn2) - (m_3kn2 ? m_3kn2 : m_3kgs4.m_3kb3) + ((void)m_3kg2, m_3kg2);
    m_3kg6 = m_3kn2;
    long m_3ki1 = 0;
    for (;;) {
        m_3kn2 = -((m_3kn1 == m_3ki1) * (3 % -128));
        m_3kga8[2] += m_3kgs4.m_3km4 % (m_3ki1 | 1) / (0xfe4ecU + -58713078)
            * -(m_3kgs4.m_3km1 + m_3kg3);
        m_3kn2 += m_3kn1 - m_3ki1 + m_3kn2 * m_3kg5 + ~(m_3kg1 + m_3kg6);
        m_3kn2 = ((void)m_3ki1, (-12L <= -726) % 0x3fffffffU);
        if (++m_3ki1 > 15)
            break;
    }
    m_3kg5 = m_3kg6 + (15 + m_3kga8[6] + (m_3ki1 + 15));
    m_3kg6 = (m_3kn2 + m_3kn2) >> 6;
    m_3kn2 += ~((m_3kg6 ? m_3ki1 : m_3kn2) + -17);
    m_3kg5 = (unsigned int)65520 << 26;
    return (m_3ki1 != m_3ki1) * m_3kg5;
}

static short m_7kg1 = -13;
static short m_7kg2 = -32767;
static signed char m_7kg3 = 3;
static long m_7kg4 = 4L;

static inline unsigned long m_7kf1(int m_7kn1)
{
    unsigned int m_7kx1 = (long)(-9223372036854775805L % ((-4LL + (-435L && 35184372086784L)) | 1)
        > (short)-(5L % -18227936L ^ (14L + -442L))) | (long)(-4LL + (-435L && 35184372086784L));
    m_7kg2 = (0U + m_7kg3) / -3
        + (m_7kg4 + 7 % -1054 + ((0U + m_7kg3) * m_7kg4 + (0U + m_7kg3) * m_7kg4 % - -m_7kg3));
    m_7kx1 = (unsigned long)-15 * m_7kg4;
    return m_7kg4 + 144115188075855872L - (m_7kx1 + m_7kg1);
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
    if (limit < limit) {
      total = m_7kf1((total < i));
      kind(total);
      struct { unsigned char x; unsigned z : 23; short y[2]; } m_7g1 = { (limit / total), (total ? state : state) };
      break;
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
  if (!(state != limit)) {
    i = m_3kf1(i, (limit + total));
    switch ((int)(((unsigned int)i) < (!limit))) {
    case 19: {
      state++;
      int *m_3p1 = &total;
    }
    case 23: {
      limit = ((!(state != i)) >> limit);
      goto end;
    }
      break;
    case 27: {
      never(total);
    }
      break;
    case 31: {
      limit >>= state;
      kind(i);
      signed char m_3g2[2] = { total, total };
    }
      break;
    default: {
      total--;
      kind(limit);
      (void)((limit ? limit : total));
    }
    }
    for (int m_3i3 = 0; m_3i3 < 65; m_3i3++) {
      unsigned long m_3v4 = m_3i3;
      int *m_3p5 = &limit;
      *(volatile int *)0 = (-(limit && state));
    }
    i = total;
  }
  total++;
for (; (state > limit) && ((i & 1387242698) != 2); ) {
  (void)(i);
}
end:
  printf("%d %d\n", total, state);
  return 0;
}
