#include <stddef.h>
#include <stdio.h>

static int x = 5, a[4] = {1, 2, 3, 4};
static int *px = &x, *end = a + 4, *third = &a[2], **ppx = &px;
static struct s { int n; struct s *next; int *field; } ring[2] = {{1, &ring[1], &ring[1].n}, {2, ring, 0}};
static const char *strings[] = {"zero", "one", "two" + 1, 0};
static char text[] = "array", *inside = text + 2;
static int f(void) { return 42; }
static int (*pf)(void) = f, (*table[])(void) = {f, &f, 0};
static void *untyped = &a[1];
static long distance = offsetof(struct s, field);
static int m[2][3] = {{1, 2, 3}, {4, 5, 6}}, (*row)[3] = &m[1], *cell = &m[1][2];
static const int *readonly = &x;
static struct { int *p; char pad; int (*q)[4]; } mix = {&a[3], 'p', &a};
static int *lit = (int[]){7, 8, 9};

int main(void) {
    printf("%d %d %d %d\n", *px, end[-1], *third, **ppx);
    printf("%d %d %d\n", ring[0].next->n, ring[1].next->next->n, *ring[0].field);
    printf("%s %s %s %d\n", strings[0], strings[1], strings[2], strings[3] == 0);
    printf("%s %s\n", text, inside);
    printf("%d %d %d %d\n", pf(), table[0](), table[1](), table[2] == 0);
    printf("%d %ld\n", *(int *)untyped, distance);
    printf("%d %d %d\n", (*row)[0], row[-1][2], *cell);
    *px = 6;
    printf("%d %d %c %d\n", *readonly, *mix.p, mix.pad, (*mix.q)[0]);
    printf("%d\n", lit[2]);
    return 0;
}
