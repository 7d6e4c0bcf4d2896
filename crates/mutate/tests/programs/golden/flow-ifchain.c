/* Loops of all kinds, a switch that falls through, jumps, and code that never runs. */
#include <stdio.h>

#define ADD(x) (total += (x))

static int total;

static int kind(int n)
{
  int result = 0;
  { int m_1v = (n % 4); switch (0) { default: if (m_1v == 0) goto m_1l0; if (m_1v == 1) goto m_1l1; if (m_1v == 2) goto m_1l2; goto m_1l3; {
  m_1l0:
    result = 1;
    break;
  m_1l1:
    result = 2;
  m_1l2:
    result += 3;
    break;
  m_1l3:
    result = 9;
  } m_1end: ; } }
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
    if (state == 100)
      never(state);
  } while (state != 1);
  for (int j = 0; j < 3; j++)
    for (int k = 0; k < 2; k++) {
      if (j == k)
        continue;
      total += j * 10 + k;
    }
  if (total < 0) {
    never(total);
    goto end;
  }
  total++;
end:
  printf("%d %d\n", total, state);
  return 0;
}
