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
      for (; (result > 2) && (result <= 2); ) {
        result = n;
        *(volatile int *)0 = total;
        break;
      }
      result += 3;
    }
    while ((result < (-2147483647 - 1)) && (total <= 19)) {
      for (int m_5i1 = 0; m_5i1 < 50; m_5i1++) {
        result = (~((n ? result : result) ? m_5i1 : result));
        n = m_5i1;
        unsigned char m_5v2 = (m_5i1 << n);
        kind(n);
      }
      unsigned int m_5v3 = ((unsigned int)(result << total));
      break;
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
    if (((((unsigned int)i) != (state >> total)) != (-1)) && (i < state)) {
      if (state) {
        signed char m_7v1 = ((total & state) << (total ? i : i));
        *(volatile int *)0 = ((total + i) ^ ((unsigned short)m_7v1));
        m_7v1 = (((short)i) >> ((int)(m_7v1 ? total : state)));
        m_7v1 = ((signed char)(((int)m_7v1) < (state / state)));
      }
      unsigned int m_7v2 = (state + (!state));
      unsigned char m_7v3 = state;
      (void)(i);
    }
    if (state == 100)
      never(state);
  } while (state != 1);
  for (int j = 0; j < 3; j++)
    {
      if (((limit & 208421934) != 4) && ((j & 1889764556) == 4)) {
        *(volatile int *)0 = (state + (state + limit));
        *(volatile int *)0 = ((state != state) + j);
        while (((~state) / ((int)i))) {
          *(volatile int *)0 = ((total % j) | limit);
          unsigned int m_2v1 = i;
          m_2v1 = ((unsigned long)(m_2v1 < m_2v1));
          kind(limit);
          break;
        }
      }
      for (int k = 0; k < 2; k++) {
      for (; ((state & 86382985) != 1) || ((((unsigned int)(state | k)) - total) == 4294967241u); ) {
        state++;
        *(volatile int *)0 = ((state - j) < limit);
        break;
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
  if ((limit < 5) && (limit == i)) {
    while ((!total)) {
      long long m_3v1 = total;
      i = (-limit);
      (void)((m_3v1 | state));
    }
    *(volatile int *)0 = ((total && limit) && (state % limit));
  }
  total++;
if (((limit & 750569831) == 7) || ((i - (-1)) != 7)) {
  *(volatile int *)0 = ((i || state) >> state);
  total++;
}
end:
  printf("%d %d\n", total, state);
  return 0;
}
