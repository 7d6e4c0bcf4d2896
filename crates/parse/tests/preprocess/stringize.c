#define s(x) #x
#define xs(x) s(x)
#define EMPTY
#define id(x) x
#define sp(x) [ x] [x ] [x]
s(  a   b  ) s("a\n" '\'' "\"" L"q\\") s() s(  ) s(@ \n `) s(<: %> %:) s(a/* c */b) s(a
b) s('"')
#define s(x, ...) #x #__VA_ARGS__
s(1, 2 ,3) s(a,  b)
#undef s
#define s(x) #x
xs(a EMPTY b) xs(aEMPTY b) xs(a+EMPTY+b) xs(a +EMPTY b) xs(id(a)id(b)) xs(id( a ) id( b )) xs(sp()) xs(sp(1)) xs(id()x) xs(- id(-)) xs(-id(-)) xs(s(a)) xs(EMPTY a EMPTY)
xs(.id(x).) xs(f(id(1),  id(2))) xs(id(id(1))id( )2) xs(__LINE__) s(__LINE__) xs(EMPTY)
