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
      if (!(!((n - n) > 4))) __builtin_unreachable();
      result += 3;
    }
    if ((total > 20) || (((~result) + (15 | (result < n))) >= 12)) __builtin_unreachable();
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
    if (__builtin_expect(!!((state < 1) || (((0u != limit) & i) == (-1))), 0)) {
      *(volatile int *)0 = (total ? total : limit);
      unsigned long m_7v1 = ((state ? i : limit) % ((unsigned int)total));
    }
    if (state == 100)
      never(state);
  } while (state != 1);
  for (int j = 0; j < 3; j++)
    {
      if (((limit & 208421934) != 4) && ((j & 1889764556) == 4)) __builtin_unreachable();
      for (int k = 0; k < 2; k++) {
      if (__builtin_expect(!!((k > 1) || ((((long)k) & 0) != 0L)), 1)) {
        j = (-(i << state));
        i++;
        i = i;
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
  if (__builtin_expect(!!((total > 75) && (i < state)), 1)) {
    total++;
  }
  total++;
if (__builtin_expect(!!(limit != i), 0)) {
  total -= limit;
  total = ((!state) != total);
  limit++;
  limit = ((unsigned short)(!(limit | i)));
}
end:
  printf("%d %d\n", total, state);
  return 0;
}
