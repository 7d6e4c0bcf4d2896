#ifndef _SEMAPHORE_H
#define _SEMAPHORE_H 1
#include <sys/types.h>
#include <stddef.h>
#include <sys/select.h>
typedef __SIZE_TYPE__ size_t;
#ifndef __cassay_sem_t
#define __cassay_sem_t
typedef union {
    char __size[32];
    long __align;
} sem_t;
#endif
int sem_init(sem_t *, int, unsigned int);
int sem_destroy(sem_t *);
sem_t *sem_open(const char *, int, ...);
int sem_close(sem_t *);
int sem_unlink(const char *);
int sem_wait(sem_t *);
int sem_timedwait(sem_t *restrict, const struct timespec *restrict);
int sem_trywait(sem_t *);
int sem_post(sem_t *);
int sem_getvalue(sem_t *restrict, int *restrict);
#define SEM_FAILED ((sem_t *)0)
#endif
