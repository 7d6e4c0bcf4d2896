#define f(x) [x]
#define two(x, y) <x|y>
#define none() n
f() f((a, b)) two(,) two((,),"a,b") two(f(1), f(two(2, 3))) none() none( )
f(1
#ifdef FLAG
+2
#else
+3
#endif
)
two(',',
  /* comment, */ ")")
f
(4)
f f (5) f + f
f
#undef f
(6)
f(7)
