/* C17 6.10.3.3p4 */
#define hash_hash # ## #
#define mkstr(a) # a
#define in_between(a) mkstr(a)
#define join(c, d) in_between(c hash_hash d)
char p[] = join(x, y);
#define cat(a, b) a ## b
cat(1.,e) cat(0x1p,+) cat(<,<=) cat(L,"wide") cat(u8,"x") cat(-,>) cat(.1,.2)
#define obj a ## b ## c
obj
#define l(x) [x##_l] [l_##x] [x##x]
l(a) l() l(a b)
cat(cat,)(1,2)
