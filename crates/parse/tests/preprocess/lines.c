#define L __LINE__
#define ID(x) x
#define F(x) x __LINE__
1: L
2: ID(
 __LINE__
) __LINE__
3: F(
a
)
4: ID(ID(
L)
)
__FILE__ __INCLUDE_LEVEL__ __COUNTER__ __COUNTER__ __DATE__ __TIME__
#line 100
__LINE__ __FILE__
#line 200 "other\\x.c"
__LINE__ __FILE__ \
__LINE__
# 7 "marker.c"
__LINE__ __FILE__
#define N 50
#line N
__LINE__
#include "level.h"
__LINE__ __FILE__
/* multi
line */ __LINE__
