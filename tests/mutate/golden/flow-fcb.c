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
      for (; ((result & 876916092) != 0) || (result > 2); ) {
        signed char m_4v1 = ((total << result) ? ((unsigned int)total) : (result * total));
      }
      result += 3;
    }
    if (result > 6) {
      *(volatile int *)0 = result;
      if (((result == result) ? (-result) : (result << result))) {
        total++;
        break;
      } else {
        n++;
        total /= result;
        long m_5v1 = (result & ((long)total));
        unsigned long m_5v2 = (n ? (result && result) : (n < total));
      }
      if ((((signed char)result) ^ result)) {
        kind(n);
      }
      do {
        result = 2;
      } while (n);
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
    while ((i < state) && (limit != 7)) {
      limit = ((i ? state : total) ? ((int)total) : (limit & state));
      int *m_7p1 = &state;
      (void)((state && total));
      long long m_7v2 = ((unsigned int)((signed char)(*m_7p1)));
      continue;
    }
    if (state == 100)
      never(state);
  } while (state != 1);
  for (int j = 0; j < 3; j++)
    {
      for (; ((limit & 208421934) != 4) && ((j & 1889764556) == 4); ) {
        if ((state + (state + limit))) {
          j = j;
          break;
        }
        total = ((state != j) - ((~state) / ((int)i)));
        do {
          kind(limit);
          int *m_2p1 = &i;
        } while ((-(j != total)));
        return ((signed char)(total && j));
      }
      for (int k = 0; k < 2; k++) {
      for (; ((state & 86382985) != 1) || ((((unsigned int)(state | k)) - total) == 4294967241u); ) {
        *(volatile int *)0 = (limit + state);
        i = (!((short)(total << i)));
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
  for (; ((limit >= ((-1) & i)) < (-1)) || ((state - (((unsigned long)(~i)) && i)) <= (-1)); ) {
    for (int m_3i1 = 0; m_3i1 < 97; m_3i1++) {
      m_3i1 = ((short)(~(total | i)));
      *(volatile int *)0 = ((state >> limit) % m_3i1);
    }
    goto end;
  }
  total++;
if ((limit == state) || (state >= i)) {
  *(volatile int *)0 = state;
  kind(limit);
  short m_6v1 = (i == (limit || total));
  for (int m_6i2 = 0; m_6i2 < 3; m_6i2++) {
    kind(total);
    break;
  }
}
end:
  printf("%d %d\n", total, state);
  return 0;
}
