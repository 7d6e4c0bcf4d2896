/* Loops of all kinds, a switch that falls through, jumps, and code that never runs. */
#include <stdio.h>

#define ADD(x) (total += (x))

static int total;

static int kind(int n)
{
  int result = 0;
  switch (((int)((n) % 26)) % 4) {
  case 0:
    ((int)((unsigned char)(result = 1)));
    break;
  case 1:
    result = 2;
  case 2:
    ((int)(((n & 1889764552) == 8) ? ((result || result) < (result >> n)) : (result += 3)));
    break;
  default:
    result = ((int)(((9) ^ n) ^ n));
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
  int i = 0, limit = ((int)((6) & 6));
  int state = 1;
  while (i < limit) {
    ADD(kind(i));
    i++;
  }
  do {
    ((int)((state = state * 3 % 7) * (i == 6)));
    if (state == 100)
      never(state);
  } while (state != 1);
  for (int j = 0; ((int)(-(-(j < 3)))); j++)
    for (int k = 0; ((int)(((((int)((k) % 4)) < ((int)(((2) << 3) >> 3))) + 38990) - 38990)); k++) {
      if (((int)((j == ((int)(((k) ^ limit) ^ limit))) >> (state ^ 1))))
        continue;
      ((int)(((total += ((int)(((total * 274877906944LL) >= 1LL) ? (j) : ((i ? limit : state) ^ (!limit)))) * 10 + k) ^ k) ^ k));
    }
  if (((int)((!(total <= 76)) ? ((unsigned long)limit) : (total < 0)))) {
    never(total);
    goto end;
  }
  total++;
end:
  printf("%d %d\n", total, state);
  return 0;
}
