// What the rescan does and does not expand.
#include <stdio.h>

#define str(x) #x
#define xstr(x) str(x)
#define foo foo bar
#define bar foo
#define loop(x) x loop
#define obj (1) obj2
#define obj2 fn
#define fn(x) [x]
#define EMPTY
#define DEFER(m) m EMPTY
#define inc(x) x + 1
#define twice(m, x) m(m(x))
#define paste(a, b) a ## b
#define xpaste(a, b) paste(a, b)
#define AB 42
#define A A_expanded
#define arg(x, y) x y
#define args 1, 2
#define call(m, a) m a

int main(void) {
    puts(xstr(foo));
    puts(xstr(bar));
    puts(xstr(loop(1)(2)));
    puts(xstr(obj(2)));
    puts(xstr(DEFER(inc)(3)));
    puts(xstr(twice(inc, 4)));
    puts(xstr(paste(A, B)));
    puts(xstr(xpaste(A, B)));
    puts(xstr(call(arg, (3, 4))));
    puts(xstr(call(arg, ((args), 5))));
    puts(xstr(fn EMPTY (6)));
    puts(xstr(fn));
    puts(xstr(fn (fn (7))));
    puts(str(EMPTY) xstr(EMPTY));
    return 0;
}
