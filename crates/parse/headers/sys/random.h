#ifndef _SYS_RANDOM_H
#define _SYS_RANDOM_H 1
#include <sys/types.h>
#include <stddef.h>
#include <sys/select.h>
typedef __SIZE_TYPE__ size_t;
ssize_t getrandom(void *, size_t, unsigned int);
int getentropy(void *, size_t);
#define GRND_NONBLOCK 1
#define GRND_RANDOM 2
#define GRND_INSECURE 4
#endif
