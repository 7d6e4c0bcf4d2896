// The other: the same names, other things.
#define STEP 5

struct Pair
{
  int left;
  long right;
};

volatile int port = 4;
int shared[4] = { 2, 7, 1, 8 };

static long count = 100;

static int twice(int n)
{
  count -= STEP;
  return n + n;
}

int climb(int from, int to)
{
  int steps = 0;
  while (from < to)
  {
    from += STEP - 3;
    steps++;
    if (steps > 50)
      break;
  }
  switch (steps)
  {
  case 0:
    return twice(to);
  case 1:
    steps += 3;
    break;
  default:
    steps -= 1;
  }
  return steps + (int)(count & 3);
}

struct Pair swapped(struct Pair p, int n)
{
  struct Pair q;
  q.left = (int)p.right + n;
  q.right = p.left - twice(n);
  if (q.left == 12345)
  {
    q.left = twice(q.left);
    port = q.left;
  }
  return q;
}
