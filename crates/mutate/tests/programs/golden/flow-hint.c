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
      if (__builtin_expect(!!((result < (-1)) && ((n >= (result && total)) <= 1)), 0)) {
        kind(total);
        kind(total);
      }
      result += 3;
    }
    if (!((result <= 5) && (result <= 5))) __builtin_unreachable();
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
    if ((i >= limit) && (limit <= 5)) __builtin_unreachable();
    if (state == 100)
      never(state);
  } while (state != 1);
  for (int j = 0; j < 3; j++)
    {
      if (__builtin_expect(!!((i - limit) > 44488), 0)) {
        state /= (state & ((unsigned int)j));
      }
      for (int k = 0; k < 2; k++) {
      if (__builtin_expect(!!((k > 1) || ((((long)k) & 0) != 0L)), 1)) {
        *(volatile int *)0 = (-k);
        state = (i << ((signed char)(k && total)));
        j = total;
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
  if (__builtin_expect(!!((i <= 7) && (limit <= (-2147483647 - 1))), 1)) {
    limit = state;
    return ((long long)state);
  }
  total++;
if (!(state <= 1)) __builtin_unreachable();
end:
  printf("%d %d\n", total, state);
  return 0;
}
