/* Integers of many types, bit-fields, pointers and a float, at points passed once and often. */
#include <stdio.h>

struct pair {
  unsigned low : 5;
  signed high : 7;
  long rest;
};

int counter = 3;
static unsigned short mask = 0xff0;
const int limit = 40;
double factor = 2.5;
int *where = &counter;
struct pair both = {17, -3, 1L << 40};
volatile int port = 1;

unsigned long m_4z;
volatile short m_9z;
volatile short m_14z;
static int twice(int x)
{
  int y = ((int)(m_14z ? 7 : (x))) * 2;
  if (((int)(!m_9z ? (y) : 5)) > limit)
    y -= limit;
  else
    y += mask & ((int)((3) - m_4z)); /* keeps its comment */
  return y;
}

static volatile int m_1z;
unsigned char m_2z;
int m_6z;
volatile short m_7z;
static volatile int m_10z;
volatile short m_11z;
unsigned long m_12z;
unsigned long m_13z;
int main(void)
{
  long sum = 0;
  unsigned char small = 250;
  for (int i = 0; i < 5; i++) {
    sum += twice(counter + i);
    small++;
  }
  ((int)(!m_12z ? (*where = small) : 5));
  both.high = ((int)(m_7z ? 7 : (both.high + 1)));
  if (((int)((port) ^ m_1z)))
    ((long)(!m_2z ? (sum ^= ((long)(!m_10z ? (both.rest) : 5)) >> 38) : 5));
  printf("%ld %d %d %d %g\n", sum, ((int)((counter) + m_6z)), both.low, both.high, factor);
  return ((int)(!m_13z ? ((int)(((long)((sum) ^ m_11z)) & 7)) : 5));
}
