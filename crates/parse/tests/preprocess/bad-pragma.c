#define P(n) _Pragma("weak y") x
 P(1)
