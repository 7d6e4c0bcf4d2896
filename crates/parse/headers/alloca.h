#ifndef _ALLOCA_H
#define _ALLOCA_H 1
typedef __SIZE_TYPE__ size_t;
#undef alloca
void *alloca(size_t);
#define alloca(size) __builtin_alloca(size)
#endif
