#if !defined(G2)
#define G2
guarded2 __FILE__
#endif