#define e(fmt, ...) p(fmt, ##__VA_ARGS__)
#define f(...) p(a, ##__VA_ARGS__)
#define n(args...) p(a, ##args) #args
#define k(fmt, args...) p(fmt , ## args)
#define EMPTY
e("a") e("a",) e("a",1) e("a",EMPTY) e("a",EMPTY,f(1)) f() f(1) n() n(1,2) k(1) k(1,f(2),3)
#define V(x,...) x __VA_OPT__(,) __VA_ARGS__
V(1) V(1,) V(1,EMPTY) V(1,2) V(1,2,3)
#define V2(x,...) #__VA_OPT__(a x , __VA_ARGS__) x##__VA_OPT__(b c)##d
V2(1) V2(1,2)
#define SDEF(sname, ...) S sname __VA_OPT__(= { __VA_ARGS__ })
SDEF(foo); SDEF(bar, 1, 2);
#define H4(X, ...) __VA_OPT__(a X ## X) ## b
H4(, 1) H4(1)
#define H5(...) __VA_OPT__(a ## __VA_ARGS__ x) / __VA_OPT__() /
H5(1,2) H5()
#define c(x, ...) (x, __VA_ARGS__)
c(1) c(1,2) c((1,2),(3,4)) c(,)
