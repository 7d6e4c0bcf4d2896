struct P { int x, y; }; struct Q { struct P p[3]; int a[4]; union { int i; float f; }; };
int a[] = { 1, 2, 3, }; int b[3] = { }; int c[2][2] = { { 1, 2 }, { 3, 4 } }; int d[5] = { [2] = 1, 2, [0] = 3 };
int e[10] = { [0 ... 3] = 1, [5 ... 9] = 2 }; int f[] = { [3] 4, 5 };
struct P g = { .y = 1, .x = 2 }; struct P h = { y: 1, x: 2 };
struct Q q = { .p[1].y = 1, .p[2] = { .x = 3 }, .a = { [1] = 2, 3 }, .f = 1.5f };
struct Q r[] = { [1].p[0] = { 1, 2 }, [2] = { .i = 3 } }; struct Q t = { { { 1, 2 }, 3, 4, { 5 } }, 6, 7 };
char s[] = "abc", u[] = { "abc" }, v[4] = { 'a', 'b' }; int i = { 1 }, j = 1, *k = &j;
 struct P *l = &(struct P){ 1, 2 };
int (*fp)(void) = 0, (*fps[])(void) = { 0, [2] = 0 };
