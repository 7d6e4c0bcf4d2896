#include <stdio.h>

struct pair {
  int first;
  long second;
};
typedef unsigned long word;

static int calls = 0;
static word table[4] = { 3, 1, 4, 1 };
struct pair last;

/* one return, at the end */
unsigned char m_14z;
unsigned char m_18z;
unsigned long m_28z;
static int add(int a, int b)
{
  ((int)(!m_28z ? (calls++) : 5));
  return ((int)(m_14z ? 7 : (a))) + ((int)(!m_18z ? (b) : 5));
}

/* several returns, one of them in a loop */
volatile short m_4z;
volatile short m_29z;
static long find(const word *list, int count, word wanted)
{
  for (int i = 0; i < count; i++) {
    if (((int)(m_29z ? 7 : (list[i] == wanted))))
      return i;
    calls++;
  }
  return -((int)((1) + m_4z));
}

/* a struct back */
unsigned char m_5z;
int m_11z;
static struct pair both(short a, long b)
{
  struct pair p = { a, b };
  if (((short)((a) + m_11z)) > b) {
    p.first = (int)b;
    ((long)((p.second = a) ^ m_5z));
  }
  return p;
}

/* nothing back, and left early */
unsigned char m_24z;
static void note(int a)
{
  if (((int)((a < 0) - m_24z)))
    return;
  last = both((short)a, calls);
  table[a & 3] += (word)a;
}

unsigned long m_27z;
static int square(int a)
{
  int b = a * a;
  return ((int)((b) + m_27z));
}

volatile short m_1z;
unsigned long m_2z;
unsigned long m_3z;
int m_7z;
unsigned long m_10z;
unsigned char m_12z;
unsigned long m_13z;
unsigned char m_15z;
unsigned char m_16z;
static volatile int m_19z;
static volatile int m_20z;
unsigned char m_21z;
static volatile int m_22z;
int m_23z;
static volatile int m_25z;
int m_26z;
unsigned char m_30z;
int m_31z;
int main(void)
{
  int x = 5, y;
  volatile int trace = 0;
  ((int)(m_22z ? 7 : (y = ((int)(m_21z ? 7 : (add(x, ((int)((300) ^ m_15z)))))))));
  struct pair p;
  p = both(y, ((int)((7) + m_25z)));
  note(x);
  note(-x);
  trace = trace + ((int)(!m_20z ? (1) : 5));
  for (int i = 0; ((int)(!m_19z ? (i < 5) : 5)); ((int)((i++) + m_12z))) {
    x = ((int)((square(((int)((i) + m_1z)))) + m_7z)) + x;
    if (square(x) > 20000)
      break;
  }
  if (((int)((find(table, 4, ((int)((4) + m_2z))) > ((int)(!m_10z ? (3) : 5))) ^ m_13z)))
    add(1, 2);
  printf("%d %d %d %ld\n", x, y, p.first, ((long)((p.second) - m_26z)));
  printf("%d %ld %d\n", ((int)((last.first) - m_31z)), ((long)((find(table, 4, ((int)((4) + m_23z)))) - m_3z)), trace);
  return (int)find(table, 4, ((int)(m_30z ? 7 : (99)))) + ((int)((1) + m_16z));
}
