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
    result += 3;
    break;
  default:
    result = 9;
  }
  return result;
}

static void never(int n)
{
  {
    *(volatile int *)0 = ((unsigned short)(total ^ n));
  }
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
    if (state == 100)
      {
        {
          for (int m_2i1 = 0; m_2i1 < 23; m_2i1++) {
            unsigned short m_2g2[4] = { (m_2i1 + total), ((unsigned int)i) };
            limit ^= ((m_2i1 | m_2i1) << (m_2i1 << total));
            struct { long long x; unsigned z : 14; short y[2]; } m_2g3 = { limit, (m_2g2[3] + i) };
            *(volatile int *)0 = (total || limit);
            goto end;
          }
          unsigned short m_2v4 = (limit * i);
        }
        never(state);
      }
  } while (state != 1);
  for (int j = 0; j < 3; j++)
    for (int k = 0; k < 2; k++) {
      if (j == k)
        continue;
      total += j * 10 + k;
    }
  if (total < 0) {
    {
      do {
        kind(i);
      } while ((state / ((int)state)));
    }
    never(total);
    goto end;
  }
  total++;
end:
  printf("%d %d\n", total, state);
  return 0;
}
