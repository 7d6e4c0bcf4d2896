/* Loops of all kinds, a switch that falls through, jumps, and code that never runs. */
#include <stdio.h>

#define ADD(x) (total += (x))

static int total;

volatile short m_4z;
unsigned long m_9z;
int m_11z;
volatile short m_18z;
static int kind(int n)
{
  int result = 0;
  switch (((int)((n) + m_18z)) % 4) {
  case 0:
    ((int)((result = 1) ^ m_9z));
    break;
  case 1:
    result = 2;
  case 2:
    ((int)((result += 3) ^ m_4z));
    break;
  default:
    result = ((int)(!m_11z ? (9) : 5));
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

volatile short m_1z;
volatile short m_2z;
static volatile int m_3z;
unsigned long m_5z;
unsigned long m_6z;
volatile short m_7z;
static volatile int m_10z;
int m_12z;
unsigned long m_13z;
int m_15z;
volatile short m_16z;
int main(void)
{
  int i = 0, limit = ((int)(!m_5z ? (6) : 5));
  int state = 1;
  while (i < limit) {
    ADD(kind(i));
    i++;
  }
  do {
    ((int)((state = state * 3 % 7) ^ m_15z));
    if (state == 100)
      never(state);
  } while (state != 1);
  for (int j = 0; ((int)(!m_12z ? (j < 3) : 5)); j++)
    for (int k = 0; ((int)((((int)(m_7z ? 7 : (k))) < ((int)(m_1z ? 7 : (2)))) ^ m_16z)); k++) {
      if (((int)((j == ((int)((k) ^ m_13z))) ^ m_10z)))
        continue;
      ((int)(!m_6z ? (total += ((int)(!m_2z ? (j) : 5)) * 10 + k) : 5));
    }
  if (((int)(!m_3z ? (total < 0) : 5))) {
    never(total);
    goto end;
  }
  total++;
end:
  printf("%d %d\n", total, state);
  return 0;
}
