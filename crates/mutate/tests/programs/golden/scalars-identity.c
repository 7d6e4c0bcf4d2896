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

static int twice(int x)
{
  int y = ((int)((x <= 7) ? (x) : ((int)factor))) * 2;
  if (((int)(((x > 7) || (x >= 2)) ? (y) : port)) > limit)
    y -= limit;
  else
    y += mask & ((int)((unsigned short)(3))); /* keeps its comment */
  return y;
}

int main(void)
{
  long sum = 0;
  unsigned char small = 250;
  for (int i = 0; i < 5; i++) {
    sum += twice(counter + i);
    small++;
  }
  ((int)(((*((!(both.rest < sum)) ? (where) : 0) = small) ^ small) ^ small));
  both.high = ((int)((signed char)(both.high + 1)));
  if (((int)((port) - (((9L - sum) ^ sum) ^ (-27L)))))
    ((long)((sum ^= ((long)(((both.rest) ^ sum) ^ sum)) >> 38) - ((small * (-1)) - (-255))));
  printf("%ld %d %d %d %g\n", sum, ((int)((counter) + (small - 255))), both.low, both.high, factor);
  return ((int)((((const volatile char *)where == (const volatile char *)&counter) || ((counter >= ((-1) & small)) > (-1))) ? ((int)(((long)(((small >= 256) || (small <= (-2147483647 - 1))) ? ((int)(*where) + (counter && both.high)) : (sum))) & 7)) : ((int)(*where) ? (int)factor : mask)));
}
