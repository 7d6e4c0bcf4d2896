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
    if ((n > 10) || ((n & 1309269248) != 0)) {
      result = n;
      result++;
    } else {
      result += 3;
    }
    if ((n >= 1) && ((result >= n) <= 1)) {
      break;
    }
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
    if (((limit & 502641047) == 6) && (state <= i)) {
      if (state == 100)
      never(state);
    }
  } while (state != 1);
  for (int j = 0; j < 3; j++)
    if (!(limit == 6)) {
      unsigned char m_2v1 = ((total & state) + ((unsigned int)total));
      kind(limit);
      i += j;
      kind(limit);
      goto end;
    } else {
      for (int k = 0; k < 2; k++) {
      if (((limit & 1566668217) != 1) || ((((long)k) & 0) != 0L)) {
        if (j == k)
        continue;
      } else {
        kind(limit);
        *(volatile int *)0 = (state != (k | limit));
        (void)((total % k));
        continue;
      }
      total += j * 10 + k;
    }
    }
  if (total < 0) {
    never(total);
    goto end;
  }
  if (((47957 - i) == 1) || (state > limit)) {
    limit = total;
    total = (state + (limit & limit));
    state++;
    long long m_3v1 = ((~limit) / (!limit));
  } else {
    total++;
  }
if ((i >= state) || (i >= 5)) {
  end:
  printf("%d %d\n", total, state);
}
  return 0;
}
