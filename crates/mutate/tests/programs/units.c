#include <stdio.h>

/* what a split has to be careful about */
#define LENGTH 3
#define BUMP (counter++)

typedef struct node {
  int value;
  struct node *next;
} node;

static int counter;             /* named by a macro: stays */
static const char *const words[] = { "zero", "one", "two" }; /* no length */
static int index = 4, twice[LENGTH] = { 1, 2, 3 }; /* a name of the library's */
struct { short low; unsigned high : 5; } parts = { 1, 2 };
extern int late;
static node *head;
static int tentative;
static int tentative = 8;

static inline __attribute__((always_inline)) int half(int x)
{
  return x / 2;
}

static int (*choose(int which))(int);

static int step(int x)
{
  static int kept = 1;
  kept += x;
  BUMP;
  return kept;
}

static int other(int x)
{
#if LENGTH > 2
  return x - index;
#else
  return x;
#endif
}

static int (*choose(int which))(int)
{
  return which ? step : other;
}

static int (*const table[2])(int) = { step, other };

static void push(node *n)
{
  n->next = head;
  head = n;
}

int late = 6;

int main(void)
{
  node a = { 1, 0 }, b = { 2, 0 };
  push(&a);
  push(&b);
  int sum = 0;
  for (node *n = head; n; n = n->next)
    sum = sum * 10 + n->value;
  printf("%d %d\n", sum, choose(1)(5));
  printf("%d\n", choose(0)(late));
  printf("%s %d %d\n", words[1], twice[2], table[0](tentative));
  BUMP;
  printf("%d %d %d\n", half(9), counter, parts.low + parts.high);
  return 0;
}
