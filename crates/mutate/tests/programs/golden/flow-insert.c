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
    long long m_1v1 = ((total && n) ? (!n) : n);
    for (int m_1i2 = 0; m_1i2 < 4; m_1i2++) {
      struct { unsigned long x; unsigned z : 9; short y[2]; } m_1g3 = { ((unsigned int)m_1i2), (total && total) };
    }
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
          unsigned short m_2g1[8] = { (state << limit), (i << limit) };
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
      limit = ((signed char)(total && state));
      total = ((int)((limit - total) + state));
      limit = ((state & ((unsigned int)total)) + ((limit != total) % (i / state)));
      i = state;
    }
    never(total);
    goto end;
  }
  total++;
end:
  printf("%d %d\n", total, state);
  return 0;
}
