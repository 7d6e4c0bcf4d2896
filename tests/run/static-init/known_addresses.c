// What may be done to an address before the program starts: a number is added, pointers into one object are subtracted,
// and asked which is the greater one.
#include <stdint.h>
#include <stdio.h>

struct s {
    int a[3], b;
};

static int y, row[3];
static struct s v;
static int f(void) { return 1; }

static long plain = +(long)&y;
static long later = 1 + (long)row - 1;
static unsigned long unsigned_one = (long)&row[1] + 1u;
static uintptr_t wide = (uintptr_t)(row + 2);
static int *there_and_back = (int *)((char *)&row[1] + 4 - 4);
static int *chosen = 1 ? &row[0] : 0;
static long not_chosen = 0 ? (int)(long)&y : 6;
static int ordered = &row[1] > &row[0];
static int distance = (&row[2] - &row[0]) * 2, bytes = (char *)&v.b - (char *)&v;
static long of_function = (long)f;
static const char *text = "abc" + 1;
static long of_text = (long)"abc";
static int character = "abc"[1];
static int *through = &(&v)->b, *member = &(*&v).b, *element = v.a + 1;
static int *of_literal = ((struct s[]){{{5, 6, 7}, 8}})[0].a;
static const int five = 5;
static int copied = five + 1, dereferenced = *&five;
static double infinite = __builtin_inf(), positive = __builtin_fabs(-1.5), with_sign = __builtin_copysign(1.0, -2.0);
static int counted = __builtin_popcount(7) + __builtin_clz(1) + __builtin_ffs(8), length = __builtin_strlen("abcd");

int main(void) {
    printf("%d %d %d %d\n", plain == (long)&y, later == (long)row, unsigned_one == (unsigned long)row + 5,
           wide == (uintptr_t)row + 8);
    printf("%d %d %ld\n", there_and_back == row + 1, chosen == row, not_chosen);
    printf("%d %d %d %d\n", ordered, distance, bytes, of_function == (long)f);
    printf("%s %d %c\n", text, of_text != 0, character);
    printf("%d %d %d %d\n", through == &v.b, member == &v.b, element == &v.a[1], of_literal[2]);
    printf("%d %d %g %g %g %d %d\n", copied, dereferenced, infinite, positive, with_sign, counted, length);
    return 0;
}
