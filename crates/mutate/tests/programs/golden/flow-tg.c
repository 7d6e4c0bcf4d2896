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
    { if ((total >= 1) && (total != result)) {
      result += 3;
    } else {
      int *m_4p1 = &result;
      {
        total /= total;
        total--;
      }
      kind(total);
    } }
    if ((n <= 5) && (result == total)) {
      {
        total /= n;
        n--;
      }
      total = (~((total % result) ^ ((int)n)));
      long m_5v1 = (((unsigned long)n) >> (-total));
      int m_5v2 = (~(result != m_5v1));
      return ((m_5v2 || m_5v1) >> (n - total));
    } else {
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
    if ((i <= i) && (i < 6)) {
      unsigned short m_7v1 = state;
      limit++;
      never(total);
      total = ((int)((total >> i) - m_7v1));
    } else {
      if (state == 100)
      never(state);
    }
  } while (state != 1);
  for (int j = 0; j < 3; j++)
    { if ((total > 23) && (i < j)) {
      state = ((state & ((unsigned int)total)) + ((state != j) % (i / j)));
      i = state;
      never(limit);
      kind(i);
    } else {
      for (int k = 0; k < 2; k++) {
      if (((limit & 1566668217) != 1) || ((((long)k) & 0) != 0L)) {
        if (j == k)
        continue;
      } else {
        unsigned short m_1v1 = (-k);
        total++;
        int *m_1p2 = &total;
      }
      total += j * 10 + k;
    }
    } }
  if (total < 0) {
    never(total);
    goto end;
  }
  if (((state & 718048008) == 8) || (state > 1073741824)) {
    int *m_3p1 = &total;
    unsigned short m_3v2 = ((long long)((long long)total));
  } else {
    total++;
  }
if (((limit * total) ^ i) <= 456) {
  end:
  printf("%d %d\n", total, state);
} else {
  *(volatile int *)0 = (-(i && limit));
  *(volatile int *)0 = (total ? (state == state) : (state % state));
}
  return 0;
}
