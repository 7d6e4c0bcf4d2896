#ifndef _UNISTD_H
#define _UNISTD_H 1
#include <sys/types.h>
#undef NULL
#define NULL ((void *)0)
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
ssize_t read(int, void *, size_t), write(int, const void *, size_t);
pid_t getpid(void);
unsigned int sleep(unsigned int);
void _exit(int) __attribute__((__noreturn__));
#endif
