#define f(a) a*g
#define g(a) f(a)
f(2)(9)
#define NIL(xxx) xxx
#define G_0(arg) NIL(G_1)(arg)
#define G_1(arg) NIL(arg)
G_0(42)
#define foo foo a
foo NIL(foo)
#define AA BB
#define BB AA
AA BB NIL(AA) NIL(BB)
#define A() B
#define B() A
A()()()()() A
()
#define EMPTY
#define DEFER(x) x EMPTY
DEFER(A)() NIL(DEFER(A)())
#define self(x) x self(x)
self(1) self(self(2))
#define LPAREN (
#define RPAREN )
#define F(x, y) x + y
#define ELLIP_FUNC(...) __VA_ARGS__
ELLIP_FUNC(F, LPAREN, 'a', 'b', RPAREN);
#define bar(x) x
#define obj bar
obj(1) bar (obj) (2) NIL(obj)(3) bar
