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
      {
        int m_4b1 = ((~result) - (!(-1LL))) & result;
        if (!((total & 105865704) != 0)) {
          m_4b1 = n;
          n = 524288 || result;
          {
            int m_4b2 = (-21346) && m_4b1;
            if ((result != n) || (n > m_4b1)) {
              m_4b2 = total;
              total = ((signed char)(~total)) >= (((long)m_4b1) != result);
              while (((n && n) >= 15815) && (m_4b1 <= total)) {
                result = ((total * (~n)) || (!total));
                result = ((long long)(!result));
                int *m_4p1 = &total;
                int *m_4p2 = &result;
              }
            }
            total = m_4b2;
          }
          if (((n * (m_4b1 * m_4b1)) > 25) || (((result / n) + m_4b1) > 7)) {
            struct { short x; unsigned z : 19; short y[2]; } m_4g1 = { (n % total), (n << total) };
            (void)((result * total));
            unsigned long m_4v2 = ((m_4g1.x >> n) ? ((long)m_4g1.x) : total);
          }
        }
        n = m_4b1;
      }
      result += 3;
    }
    {
      int m_5b1 = n & (-2147483647 - 1);
      int m_5b2 = result - 0L;
      if ((n <= 5) || ((result < total) <= 1)) {
        m_5b1 = n;
        m_5b2 = result;
        n = result + result;
        result = n >> (~(~n));
        if (((result & 352587724) == 4) || (n > 2147483647)) {
          unsigned char m_5v1 = total;
          int *m_5p2 = &result;
        }
      }
      n = m_5b1;
      result = m_5b2;
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
    {
      int m_7b1 = i - total;
      int m_7b2 = total > (~0);
      if ((i >= state) && (total >= 23)) {
        m_7b1 = total;
        m_7b2 = state;
        total = state << m_7b2;
        state = 0UL >= (!limit);
        while ((((m_7b2 >> limit) >= (-(~(state & 3L)))) <= (-1)) || ((m_7b2 & 136555448) != 0)) {
          unsigned int m_7v1 = (((signed char)i) == (state ? i : i));
        }
      }
      total = m_7b1;
      state = m_7b2;
    }
    if (state == 100)
      never(state);
  } while (state != 1);
  for (int j = 0; j < 3; j++)
    {
      {
        int m_2b1 = 13UL % i;
        if ((limit == 6) && (state <= i)) {
          m_2b1 = limit;
          limit = j ^ j;
          {
            int m_2b2 = limit >> 2;
            int m_2b3 = 33690 * state;
            if (m_2b1 < 7) {
              m_2b2 = total;
              m_2b3 = j;
              total = (-1) & m_2b1;
              j = m_2b1 & j;
              if ((j & 1L) >= 60870L) {
                unsigned char m_2v1 = i;
                kind(i);
                limit++;
              }
              total = m_2b2;
              j = m_2b3;
            }
          }
          while (j > 3) {
            limit = ((total ? state : state) + state);
            total = (((unsigned short)limit) ^ j);
            goto end;
            i |= ((j & (j ? i : i)) << ((i * j) / limit));
          }
          limit = m_2b1;
        }
      }
      for (int k = 0; k < 2; k++) {
      {
        int m_1b1 = limit - k;
        int m_1b2 = 9L - k;
        if ((limit <= i) && (state >= k)) {
          m_1b1 = i;
          m_1b2 = limit;
          i = ((unsigned short)(0 * i)) < i;
          limit = ((unsigned char)(k | i)) >> (m_1b1 + i);
          {
            int m_1b3 = k & 0UL;
            if (((j >= limit) != 2) || (((-(-(!k))) && (state + m_1b2)) <= 1)) {
              m_1b3 = j;
              j = (!m_1b2) << (!m_1b2);
              if (m_1b2 < 5) {
                {
                  ADD(kind(i));
                  i++;
                }
                int *m_1p1 = &limit;
                limit >>= ((~i) / (*m_1p1));
              }
              j = m_1b3;
            }
          }
          if (((total & 18322112) != 64) && (k > m_1b2)) {
            unsigned long m_1v1 = limit;
            never(k);
          }
        }
        i = m_1b1;
        limit = m_1b2;
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
  {
    int m_3b1 = 1 ^ total;
    int m_3b2 = 8396UL * i;
    if (((state & 1559376829) == 0) || (i <= 6)) {
      m_3b1 = i;
      m_3b2 = limit;
      i = ((-1) & (state >> ((long)limit))) ^ limit;
      limit = (total ^ ((long)i)) == (m_3b2 ^ i);
      {
        int m_3b3 = m_3b2 & limit;
        if ((limit == 0) || (state > 6521)) {
          m_3b3 = total;
          total = (state & m_3b3) - (!total);
          if ((i < total) && (m_3b1 <= limit)) {
            kind(i);
            printf("%d %d\n", total, state);
          }
        }
        total = m_3b3;
      }
      while (((limit & 1895482175) != 0) && ((state & 1278668063) == 1)) {
        short m_3g1[6] = { (state - limit), (total ? i : state) };
      }
    }
    i = m_3b1;
    limit = m_3b2;
  }
  total++;
{
  int m_6b1 = (-1L) <= state;
  if ((i ^ 2147483647) == 2147483641) {
    m_6b1 = limit;
    limit = (i + state) << i;
    if ((limit < i) || (i > total)) {
      *(volatile int *)0 = state;
      state = state * 3 % 7;
      int *m_6p1 = &state;
      (*m_6p1) = total;
    }
  }
  limit = m_6b1;
}
end:
  printf("%d %d\n", total, state);
  return 0;
}
