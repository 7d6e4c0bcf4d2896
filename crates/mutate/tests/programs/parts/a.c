// One of two files: what is static here has a namesake in the other, and a macro another meaning.
#include <stdio.h>

#define STEP 3

struct Pair
{
  int left;
  long right;
};

extern volatile int port;
extern int shared[4];
struct Pair swapped(struct Pair p, int n);
int climb(int from, int to);

static int count = 1;
static struct Pair pair = { 1, 2 };

static int twice(int n)
{
  count += STEP;
  if (n > 1000)
    return climb(n, 0);
  return n * 2;
}

int main(void)
{
  int sum = 0;
  for (int i = 0; i < 4; i++)
  {
    sum += twice(i) + climb(i, shared[i]);
    pair = swapped(pair, i);
    if (sum < 0)
    {
      sum = port;
      shared[0] = sum;
    }
  }
  port = sum;
  printf("%d %d %d %ld %d\n", sum, count, pair.left, pair.right, port);
  return 0;
}
