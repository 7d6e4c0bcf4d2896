#include <stdio.h>

int tentative;
int tentative;
int tentative = 5;
static int internal;
static int internal;
extern int declared_first;
int declared_first = 8;
extern int initialised_extern;
int initialised_extern = 9;
int array[];
int array[3];
static int forward(int);
int later(void);
typedef int fn(int);
fn declared_by_typedef;
inline static int inlined(void) { static int n; return ++n; }

int main(void) {
    extern int tentative;
    int later(void);
    internal = 3;
    array[2] = 4;
    printf("%d %d %d %d %d\n", tentative, internal, declared_first, initialised_extern, array[2]);
    printf("%d %d %d\n", forward(1), later(), declared_by_typedef(2));
    inlined();
    printf("%d\n", inlined());
    { extern int array[]; printf("%d %d\n", array[0], array[2]); }
    return 0;
}

static int forward(int x) { return x + 10; }
int later(void) { return internal * 100; }
int declared_by_typedef(int x) { return x * x; }
