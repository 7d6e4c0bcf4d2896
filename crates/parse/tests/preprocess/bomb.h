#if __INCLUDE_LEVEL__ < 150
#include "bomb.h"
#include "bomb.h"
#endif
