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
        int m_4b1 = result ^ 25524;
        if (((result || 1LL) <= 1) && ((result - (n - total)) >= (-5))) {
          m_4b1 = result;
          result = ((unsigned short)((n | result) / n)) * (~((long long)result));
          while ((total >= 20) || (result > m_4b1)) {
            total = (((result / total) << ((unsigned long)total)) == (n % total));
            kind(result);
          }
        }
        result = m_4b1;
      }
      result += 3;
    }
    {
      int m_5b1 = 0UL - ((long long)n);
      int m_5b2 = result - result;
      if (!(total < 1)) {
        m_5b1 = result;
        m_5b2 = n;
        result = (result ^ (total || n)) == n;
        n = (~(!(((unsigned short)m_5b2) * (result >> m_5b2)))) == 131072;
        if (!(total >= result)) {
          *(volatile int *)0 = ((result >> n) ? (total ? n : total) : (n ^ n));
          total = ((result || n) * result);
        }
        result = m_5b1;
        n = m_5b2;
      }
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
      int m_7b1 = limit * limit;
      int m_7b2 = state * i;
      if (!(state < 1)) {
        m_7b1 = limit;
        m_7b2 = i;
        limit = (-1) + state;
        i = 1 - m_7b1;
        {
          int m_7b3 = i ^ (-1);
          if (i <= i) {
            m_7b3 = state;
            state = m_7b1 & (((-limit) ^ (-2147483647 - 1)) & state);
            if ((total >= 25) || ((limit || limit) > 2)) {
              limit = (-((total == i) * total));
              i++;
            }
          }
          state = m_7b3;
        }
        if ((limit > (-1)) && (m_7b1 < m_7b1)) {
          total++;
          unsigned long m_7v1 = ((long)state);
          unsigned int m_7v2 = (((int)limit) & (state - m_7v1));
          i++;
        }
        limit = m_7b1;
        i = m_7b2;
      }
    }
    if (state == 100)
      never(state);
  } while (state != 1);
  for (int j = 0; j < 3; j++)
    {
      {
        int m_2b1 = i | i;
        if ((j >= 0) || (limit < i)) {
          m_2b1 = state;
          state = (i >= (m_2b1 | state)) | total;
          {
            int m_2b2 = m_2b1 ^ (-1);
            int m_2b3 = 536870912 & (state + state);
            if ((m_2b1 + (11 ^ i)) <= 14) {
              m_2b2 = j;
              m_2b3 = i;
              j = ((0 ^ (!i)) | limit) ^ (~i);
              i = i == limit;
              if (!(i >= 0)) {
                j = ((short)(total / state));
                *(volatile int *)0 = i;
              }
              j = m_2b2;
              i = m_2b3;
            }
          }
          if ((((i & ((long)state)) - j) < 3L) && ((limit & 1635957580) == 0)) {
            kind(limit);
            total &= (~((long)state));
            kind(total);
            never(total);
          }
        }
        state = m_2b1;
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
                (void)((total | limit));
                state = ((~j) / ((long long)(limit / j)));
                k ^= ((~(i != j)) ? ((state && limit) != total) : (k == state));
                goto end;
              }
              j = m_1b3;
            }
          }
          while ((k > state) && (m_1b1 != k)) {
            short m_1v1 = (~(k ? k : total));
            j <<= state;
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
    int m_3b1 = i | 0LL;
    if ((state != i) && (state == state)) {
      m_3b1 = state;
      state = ((-(!(-limit))) >> (state - state)) - (~0UL);
      {
        int m_3b2 = total == (-2147483647 - 1);
        int m_3b3 = state < m_3b1;
        if ((limit != state) || ((total != state) == 1)) {
          m_3b2 = total;
          m_3b3 = i;
          total = (!(state / state)) & ((!state) + total);
          i = limit * (2UL | limit);
          if (i >= 524288) {
            state++;
            int m_3v1 = (-(state ? total : limit));
            *(volatile int *)0 = ((i / state) && (m_3v1 << m_3v1));
            (void)(((unsigned short)total));
            return (((unsigned int)limit) ? m_3v1 : (limit - state));
          }
          total = m_3b2;
          i = m_3b3;
        }
      }
      while (((m_3b1 & 2135743445) == 0) && (limit > 6)) {
        state = state;
        state = (!state);
        state = ((long long)(!state));
        long long m_3v1 = limit;
      }
    }
    state = m_3b1;
  }
  total++;
{
  int m_6b1 = limit | total;
  int m_6b2 = state << state;
  if (((limit & 141711585) != 1) && (state != 2147483647)) {
    m_6b1 = state;
    m_6b2 = i;
    state = (!(-1LL)) | (state - state);
    i = m_6b1 ^ 0;
    if ((i < state) && (state == 1)) {
      *(volatile int *)0 = limit;
    }
  }
  state = m_6b1;
  i = m_6b2;
}
end:
  printf("%d %d\n", total, state);
  return 0;
}
