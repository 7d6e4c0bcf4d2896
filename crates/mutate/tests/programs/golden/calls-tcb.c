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
static int add(int a, int b)
{
  calls++;
  return a + b;
}

/* several returns, one of them in a loop */
static long find(const word *list, int count, word wanted)
{
  for (int i = 0; i < count; i++) {
    if (list[i] == wanted)
      return i;
    {
      long m_4b1 = (-2147483647 - 1) != count;
      int m_4b2 = i == (count & 0);
      if ((i <= 3) && ((count & 541603843) != 1)) {
        m_4b1 = last.second;
        m_4b2 = count;
        last.second = table[3] == 0UL;
        count = count ^ (((~m_4b2) - (!i)) & (-1LL));
        {
          unsigned long m_4b3 = wanted << i;
          int m_4b4 = (last.first - 15) - ((unsigned int)count);
          unsigned long m_4b5 = (i & 2147483647) | (-i);
          if (i != count) {
            m_4b3 = table[1];
            m_4b4 = i;
            m_4b5 = wanted;
            table[1] = (!(i * m_4b1)) | (count * i);
            i = ((int)1) & last.first;
            wanted = i ^ ((wanted << i) % (2147483647 ^ i));
            if (!(i <= wanted)) {
              wanted = ((unsigned int)((i < calls) ? ((unsigned int)table[3]) : (table[2] << table[1])));
              break;
            }
          }
          table[1] = m_4b3;
          i = m_4b4;
          wanted = m_4b5;
        }
        while (!(count != last.first)) {
          calls = (((int)(*list) != table[2]) + table[2]);
          printf("%d %d %d %ld\n", count, i, last.first, last.second);
          add(table[1], table[3]);
        }
      }
      last.second = m_4b1;
      count = m_4b2;
    }
    calls++;
  }
  {
    const volatile void *m_5b1 = 0;
    int m_5b2 = count <= wanted;
    if (((table[1] ^ wanted) > 102UL) || (calls > table[1])) {
      m_5b1 = list;
      m_5b2 = calls;
      list = 0;
      calls = wanted ^ 2147483647;
      {
        unsigned long m_5b3 = table[0] + 1;
        if ((wanted & 2134073650623589515UL) != 2UL) {
          m_5b3 = wanted;
          wanted = ((unsigned char)(~m_5b2)) == 12582u;
          if (m_5b3 == m_5b2) {
            table[(calls ? calls : table[3])] = (((long long)last.first) | (((signed char)wanted) | (wanted - last.first)));
            (void)((*list) == (((long)calls) < (-count)));
            struct { unsigned short x; unsigned z : 26; short y[2]; } m_5g1 = { (calls == table[3]), (table[0] % count) };
          }
        }
        wanted = m_5b3;
      }
      if (count < last.first) {
        table[1]++;
        struct { long x; unsigned z : 12; short y[2]; } m_5g1 = { last.first, count };
        struct { long long x; unsigned z : 29; short y[2]; } m_5g2 = { (m_5g1.x + table[1]), m_5g1.x };
      }
      list = (void *)m_5b1;
      calls = m_5b2;
    }
  }
  return -1;
}

/* a struct back */
static struct pair both(short a, long b)
{
  struct pair p = { a, b };
  if (a > b) {
    p.first = (int)b;
    p.second = a;
  }
  return p;
}

/* nothing back, and left early */
static void note(int a)
{
  {
    int m_8b1 = 0 % table[3];
    if ((((table[2] & table[0]) * (~a)) == 0UL) || (table[0] > a)) {
      m_8b1 = calls;
      calls = (a > (a * (m_8b1 << 8u))) / m_8b1;
      if (!(calls != 2)) {
        table[(table[0] & a)]++;
      }
      calls = m_8b1;
    }
  }
  if (a < 0)
    return;
  last = both((short)a, calls);
  table[a & 3] += (word)a;
}

static int square(int a)
{
  int b = a * a;
  {
    int m_7b1 = (b & 3) < (a & 7);
    if (a <= 36) {
      m_7b1 = b;
      b = (a & 3) >> (m_7b1 & 1);
      if (((((a & 3) - (a & 1)) % calls) == (-1)) && (((!((a & 3) | (a & 3))) && table[3]) != 2)) {
        last.second *= b;
        long long m_7v1 = ((table[1] < table[2]) * table[2]);
        b %= ((~((short)last.second)) && ((b & table[1]) % (last.second + table[2])));
      }
      b = m_7b1;
    }
  }
  return b;
}

int main(void)
{
  int x = 5, y;
  volatile int trace = 0;
  y = add(x, 300);
  struct pair p;
  p = both(y, 7);
  {
    int m_1b1 = p.second - 1LL;
    if (x != p.second) {
      m_1b1 = p.first;
      p.first = (y & calls) | (y % x);
      {
        int m_1b2 = ((!6360) + ((unsigned int)last.second)) / (~last.first);
        if (((x & 91203507) == 1) && (m_1b1 != y)) {
          m_1b2 = x;
          x = table[1] << m_1b1;
          if (((1u / m_1b2) <= 0u) && (m_1b1 >= p.second)) {
            table[1]++;
            y = trace;
            unsigned short m_1g1[4] = { (table[1] ? y : last.second), (last.first & p.second) };
            short m_1g2[8] = { table[3], (calls << m_1g1[3]) };
          }
        }
        x = m_1b2;
      }
      if ((y < m_1b1) || (y == 304)) {
        x = table[1];
        find(0, table[1], y);
      }
    }
    p.first = m_1b1;
  }
  note(x);
  note(-x);
  {
    int m_2b1 = table[2] + x;
    int m_2b2 = 1445LL >> (x ^ x);
    int m_2b3 = (~1) ^ (!p.second);
    if (((last.first & 926785944) != 0) || ((y ^ (~2147483647)) == (-2147483343))) {
      m_2b1 = x;
      m_2b2 = y;
      m_2b3 = p.first;
      x = y / (p.second - (0 * x));
      y = ((unsigned short)calls) + 1;
      p.first = (m_2b3 >= x) - (y / 22905u);
      if ((p.first & 234000642) != 0) {
        table[(x & p.first)]++;
        *(volatile int *)0 = table[3];
        square(table[3]);
      }
    }
    x = m_2b1;
    y = m_2b2;
    p.first = m_2b3;
  }
  trace = trace + 1;
  for (int i = 0; i < 5; i++) {
    {
      int m_6b1 = calls - 5UL;
      if (p.second != i) {
        m_6b1 = i;
        i = x * 1;
        while (!((i * m_6b1) >= (-1))) {
          struct { unsigned int x; unsigned z : 21; short y[2]; } m_6g1 = { table[2], trace };
          y = add(x, 300);
        }
        i = m_6b1;
      }
    }
    x = square(i) + x;
    if (square(x) > 20000)
      break;
  }
  {
    int m_3b1 = (0 ^ (!last.first)) | x;
    int m_3b2 = 9223372036854775807L | y;
    if ((x <= 35) && (last.first > (-2147483647 - 1))) {
      m_3b1 = calls;
      m_3b2 = y;
      calls = p.first - 32768;
      y = (0u * (x ^ (!y))) ^ (!(x == m_3b2));
      while (((((-(m_3b1 ^ (!last.second))) ^ (~p.second)) ^ ((long)536870912u)) != 536871217L) && ((47682LL != m_3b2) <= 1)) {
        last = both((short)calls, calls);
        short m_3v1 = ((long long)calls);
        last.first = ((unsigned short)(table[2] ? (table[2] < table[2]) : ((unsigned long)p.first)));
        return p.second;
      }
    }
    calls = m_3b1;
    y = m_3b2;
  }
  if (find(table, 4, 4) > 3)
    add(1, 2);
  printf("%d %d %d %ld\n", x, y, p.first, p.second);
  printf("%d %ld %d\n", last.first, find(table, 4, 4), trace);
  return (int)find(table, 4, 99) + 1;
}
