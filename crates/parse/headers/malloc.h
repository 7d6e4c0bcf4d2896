#ifndef _MALLOC_H
#define _MALLOC_H 1
#include <stdlib.h>
void *memalign(size_t, size_t);
size_t malloc_usable_size(void *);
#endif
