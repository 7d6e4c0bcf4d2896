#ifndef _PTHREAD_H
#define _PTHREAD_H 1
#include <sched.h>
#include <stddef.h>
#include <time.h>
typedef __SIZE_TYPE__ size_t;
#ifndef __cassay___atomic_wide_counter
#define __cassay___atomic_wide_counter
typedef union {
    unsigned long long __value64;
    struct {
        unsigned int __low;
        unsigned int __high;
    } __value32;
} __atomic_wide_counter;
#endif
#ifndef __cassay_struct___pthread_internal_list
#define __cassay_struct___pthread_internal_list
struct __pthread_internal_list {
    struct __pthread_internal_list *__prev;
    struct __pthread_internal_list *__next;
};
#endif
#ifndef __cassay_struct___pthread_mutex_s
#define __cassay_struct___pthread_mutex_s
struct __pthread_mutex_s {
    int __lock;
    unsigned int __count;
    int __owner;
    unsigned int __nusers;
    int __kind;
    short __spins;
    short __elision;
    struct __pthread_internal_list __list;
};
#endif
#ifndef __cassay_struct___pthread_rwlock_arch_t
#define __cassay_struct___pthread_rwlock_arch_t
struct __pthread_rwlock_arch_t {
    unsigned int __readers;
    unsigned int __writers;
    unsigned int __wrphase_futex;
    unsigned int __writers_futex;
    unsigned int __pad3;
    unsigned int __pad4;
    int __cur_writer;
    int __shared;
    signed char __rwelision;
    unsigned char __pad1[7];
    unsigned long __pad2;
    unsigned int __flags;
};
#endif
#ifndef __cassay_struct___pthread_cond_s
#define __cassay_struct___pthread_cond_s
struct __pthread_cond_s {
    __atomic_wide_counter __wseq;
    __atomic_wide_counter __g1_start;
    unsigned int __g_refs[2];
    unsigned int __g_size[2];
    unsigned int __g1_orig_size;
    unsigned int __wrefs;
    unsigned int __g_signals[2];
};
#endif
typedef unsigned long pthread_t;
#ifndef __cassay_pthread_mutexattr_t
#define __cassay_pthread_mutexattr_t
typedef union {
    char __size[4];
    int __align;
} pthread_mutexattr_t;
#endif
#ifndef __cassay_pthread_condattr_t
#define __cassay_pthread_condattr_t
typedef union {
    char __size[4];
    int __align;
} pthread_condattr_t;
#endif
typedef unsigned int pthread_key_t;
typedef int pthread_once_t;
#ifndef __cassay_struct_pthread_attr_t
#define __cassay_struct_pthread_attr_t
union pthread_attr_t {
    char __size[56];
    long __align;
};
#endif
typedef union pthread_attr_t pthread_attr_t;
#ifndef __cassay_pthread_mutex_t
#define __cassay_pthread_mutex_t
typedef union {
    struct __pthread_mutex_s __data;
    char __size[40];
    long __align;
} pthread_mutex_t;
#endif
#ifndef __cassay_pthread_cond_t
#define __cassay_pthread_cond_t
typedef union {
    struct __pthread_cond_s __data;
    char __size[48];
    long long __align;
} pthread_cond_t;
#endif
#ifndef __cassay_pthread_rwlock_t
#define __cassay_pthread_rwlock_t
typedef union {
    struct __pthread_rwlock_arch_t __data;
    char __size[56];
    long __align;
} pthread_rwlock_t;
#endif
#ifndef __cassay_pthread_rwlockattr_t
#define __cassay_pthread_rwlockattr_t
typedef union {
    char __size[8];
    long __align;
} pthread_rwlockattr_t;
#endif
typedef volatile int pthread_spinlock_t;
#ifndef __cassay_pthread_barrier_t
#define __cassay_pthread_barrier_t
typedef union {
    char __size[32];
    long __align;
} pthread_barrier_t;
#endif
#ifndef __cassay_pthread_barrierattr_t
#define __cassay_pthread_barrierattr_t
typedef union {
    char __size[4];
    int __align;
} pthread_barrierattr_t;
#endif
#ifndef __cassay_enum_PTHREAD_CREATE_JOINABLE
#define __cassay_enum_PTHREAD_CREATE_JOINABLE
enum {
    PTHREAD_CREATE_JOINABLE = 0, PTHREAD_CREATE_DETACHED = 1,
};
#endif
#ifndef __cassay_enum_PTHREAD_MUTEX_TIMED_NP
#define __cassay_enum_PTHREAD_MUTEX_TIMED_NP
enum {
    PTHREAD_MUTEX_TIMED_NP = 0, PTHREAD_MUTEX_RECURSIVE_NP = 1, PTHREAD_MUTEX_ERRORCHECK_NP = 2, PTHREAD_MUTEX_ADAPTIVE_NP = 3,
    PTHREAD_MUTEX_NORMAL = 0, PTHREAD_MUTEX_RECURSIVE = 1, PTHREAD_MUTEX_ERRORCHECK = 2, PTHREAD_MUTEX_DEFAULT = 0,
};
#endif
#ifndef __cassay_enum_PTHREAD_MUTEX_STALLED
#define __cassay_enum_PTHREAD_MUTEX_STALLED
enum {
    PTHREAD_MUTEX_STALLED = 0, PTHREAD_MUTEX_STALLED_NP = 0, PTHREAD_MUTEX_ROBUST = 1, PTHREAD_MUTEX_ROBUST_NP = 1,
};
#endif
#ifndef __cassay_enum_PTHREAD_PRIO_NONE
#define __cassay_enum_PTHREAD_PRIO_NONE
enum {
    PTHREAD_PRIO_NONE = 0, PTHREAD_PRIO_INHERIT = 1, PTHREAD_PRIO_PROTECT = 2,
};
#endif
#ifndef __cassay_enum_PTHREAD_RWLOCK_PREFER_READER_NP
#define __cassay_enum_PTHREAD_RWLOCK_PREFER_READER_NP
enum {
    PTHREAD_RWLOCK_PREFER_READER_NP = 0, PTHREAD_RWLOCK_PREFER_WRITER_NP = 1, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP = 2, PTHREAD_RWLOCK_DEFAULT_NP = 0,
};
#endif
#ifndef __cassay_enum_PTHREAD_INHERIT_SCHED
#define __cassay_enum_PTHREAD_INHERIT_SCHED
enum {
    PTHREAD_INHERIT_SCHED = 0, PTHREAD_EXPLICIT_SCHED = 1,
};
#endif
#ifndef __cassay_enum_PTHREAD_SCOPE_SYSTEM
#define __cassay_enum_PTHREAD_SCOPE_SYSTEM
enum {
    PTHREAD_SCOPE_SYSTEM = 0, PTHREAD_SCOPE_PROCESS = 1,
};
#endif
#ifndef __cassay_enum_PTHREAD_PROCESS_PRIVATE
#define __cassay_enum_PTHREAD_PROCESS_PRIVATE
enum {
    PTHREAD_PROCESS_PRIVATE = 0, PTHREAD_PROCESS_SHARED = 1,
};
#endif
#ifndef __cassay_struct__pthread_cleanup_buffer
#define __cassay_struct__pthread_cleanup_buffer
struct _pthread_cleanup_buffer {
    void (*__routine)(void *);
    void *__arg;
    int __canceltype;
    struct _pthread_cleanup_buffer *__prev;
};
#endif
#ifndef __cassay_enum_PTHREAD_CANCEL_ENABLE
#define __cassay_enum_PTHREAD_CANCEL_ENABLE
enum {
    PTHREAD_CANCEL_ENABLE = 0, PTHREAD_CANCEL_DISABLE = 1,
};
#endif
#ifndef __cassay_enum_PTHREAD_CANCEL_DEFERRED
#define __cassay_enum_PTHREAD_CANCEL_DEFERRED
enum {
    PTHREAD_CANCEL_DEFERRED = 0, PTHREAD_CANCEL_ASYNCHRONOUS = 1,
};
#endif
int pthread_create(pthread_t *restrict, const pthread_attr_t *restrict, void *(*)(void *), void *restrict);
void pthread_exit(void *) __attribute__((__noreturn__));
int pthread_join(pthread_t, void **);
int pthread_detach(pthread_t);
pthread_t pthread_self(void);
int pthread_equal(pthread_t, pthread_t);
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_getdetachstate(const pthread_attr_t *, int *);
int pthread_attr_setdetachstate(pthread_attr_t *, int);
int pthread_attr_getguardsize(const pthread_attr_t *, size_t *);
int pthread_attr_setguardsize(pthread_attr_t *, size_t);
int pthread_attr_getschedparam(const pthread_attr_t *restrict, struct sched_param *restrict);
int pthread_attr_setschedparam(pthread_attr_t *restrict, const struct sched_param *restrict);
int pthread_attr_getschedpolicy(const pthread_attr_t *restrict, int *restrict);
int pthread_attr_setschedpolicy(pthread_attr_t *, int);
int pthread_attr_getinheritsched(const pthread_attr_t *restrict, int *restrict);
int pthread_attr_setinheritsched(pthread_attr_t *, int);
int pthread_attr_getscope(const pthread_attr_t *restrict, int *restrict);
int pthread_attr_setscope(pthread_attr_t *, int);
int pthread_attr_getstackaddr(const pthread_attr_t *restrict, void **restrict);
int pthread_attr_setstackaddr(pthread_attr_t *, void *);
int pthread_attr_getstacksize(const pthread_attr_t *restrict, size_t *restrict);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_attr_getstack(const pthread_attr_t *restrict, void **restrict, size_t *restrict);
int pthread_attr_setstack(pthread_attr_t *, void *, size_t);
int pthread_setschedparam(pthread_t, int, const struct sched_param *);
int pthread_getschedparam(pthread_t, int *restrict, struct sched_param *restrict);
int pthread_setschedprio(pthread_t, int);
int pthread_once(pthread_once_t *, void (*)(void));
int pthread_setcancelstate(int, int *);
int pthread_setcanceltype(int, int *);
int pthread_cancel(pthread_t);
void pthread_testcancel(void);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_trylock(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_timedlock(pthread_mutex_t *restrict, const struct timespec *restrict);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_mutex_getprioceiling(const pthread_mutex_t *restrict, int *restrict);
int pthread_mutex_setprioceiling(pthread_mutex_t *restrict, int, int *restrict);
int pthread_mutex_consistent(pthread_mutex_t *);
int pthread_mutexattr_init(pthread_mutexattr_t *);
int pthread_mutexattr_destroy(pthread_mutexattr_t *);
int pthread_mutexattr_getpshared(const pthread_mutexattr_t *restrict, int *restrict);
int pthread_mutexattr_setpshared(pthread_mutexattr_t *, int);
int pthread_mutexattr_gettype(const pthread_mutexattr_t *restrict, int *restrict);
int pthread_mutexattr_settype(pthread_mutexattr_t *, int);
int pthread_mutexattr_getprotocol(const pthread_mutexattr_t *restrict, int *restrict);
int pthread_mutexattr_setprotocol(pthread_mutexattr_t *, int);
int pthread_mutexattr_getprioceiling(const pthread_mutexattr_t *restrict, int *restrict);
int pthread_mutexattr_setprioceiling(pthread_mutexattr_t *, int);
int pthread_mutexattr_getrobust(const pthread_mutexattr_t *, int *);
int pthread_mutexattr_setrobust(pthread_mutexattr_t *, int);
int pthread_rwlock_init(pthread_rwlock_t *restrict, const pthread_rwlockattr_t *restrict);
int pthread_rwlock_destroy(pthread_rwlock_t *);
int pthread_rwlock_rdlock(pthread_rwlock_t *);
int pthread_rwlock_tryrdlock(pthread_rwlock_t *);
int pthread_rwlock_timedrdlock(pthread_rwlock_t *restrict, const struct timespec *restrict);
int pthread_rwlock_wrlock(pthread_rwlock_t *);
int pthread_rwlock_trywrlock(pthread_rwlock_t *);
int pthread_rwlock_timedwrlock(pthread_rwlock_t *restrict, const struct timespec *restrict);
int pthread_rwlock_unlock(pthread_rwlock_t *);
int pthread_rwlockattr_init(pthread_rwlockattr_t *);
int pthread_rwlockattr_destroy(pthread_rwlockattr_t *);
int pthread_rwlockattr_getpshared(const pthread_rwlockattr_t *restrict, int *restrict);
int pthread_rwlockattr_setpshared(pthread_rwlockattr_t *, int);
int pthread_rwlockattr_getkind_np(const pthread_rwlockattr_t *restrict, int *restrict);
int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t *, int);
int pthread_cond_init(pthread_cond_t *restrict, const pthread_condattr_t *restrict);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_signal(pthread_cond_t *);
int pthread_cond_broadcast(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *restrict, pthread_mutex_t *restrict);
int pthread_cond_timedwait(pthread_cond_t *restrict, pthread_mutex_t *restrict, const struct timespec *restrict);
int pthread_condattr_init(pthread_condattr_t *);
int pthread_condattr_destroy(pthread_condattr_t *);
int pthread_condattr_getpshared(const pthread_condattr_t *restrict, int *restrict);
int pthread_condattr_setpshared(pthread_condattr_t *, int);
int pthread_condattr_getclock(const pthread_condattr_t *restrict, int *restrict);
int pthread_condattr_setclock(pthread_condattr_t *, int);
int pthread_spin_init(pthread_spinlock_t *, int);
int pthread_spin_destroy(pthread_spinlock_t *);
int pthread_spin_lock(pthread_spinlock_t *);
int pthread_spin_trylock(pthread_spinlock_t *);
int pthread_spin_unlock(pthread_spinlock_t *);
int pthread_barrier_init(pthread_barrier_t *restrict, const pthread_barrierattr_t *restrict, unsigned int);
int pthread_barrier_destroy(pthread_barrier_t *);
int pthread_barrier_wait(pthread_barrier_t *);
int pthread_barrierattr_init(pthread_barrierattr_t *);
int pthread_barrierattr_destroy(pthread_barrierattr_t *);
int pthread_barrierattr_getpshared(const pthread_barrierattr_t *restrict, int *restrict);
int pthread_barrierattr_setpshared(pthread_barrierattr_t *, int);
int pthread_key_create(pthread_key_t *, void (*)(void *));
int pthread_key_delete(pthread_key_t);
void *pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void *);
int pthread_getcpuclockid(pthread_t, int *);
int pthread_atfork(void (*)(void), void (*)(void), void (*)(void));
#define PTHREAD_STACK_MIN 0x4000
#define PTHREAD_CREATE_JOINABLE 0
#define PTHREAD_CREATE_DETACHED 1
#define PTHREAD_INHERIT_SCHED 0
#define PTHREAD_EXPLICIT_SCHED 1
#define PTHREAD_SCOPE_SYSTEM 0
#define PTHREAD_SCOPE_PROCESS 1
#define PTHREAD_PROCESS_PRIVATE 0
#define PTHREAD_PROCESS_SHARED 1
#define PTHREAD_CANCEL_ENABLE 0
#define PTHREAD_CANCEL_DISABLE 1
#define PTHREAD_CANCEL_DEFERRED 0
#define PTHREAD_CANCEL_ASYNCHRONOUS 1
#define PTHREAD_BARRIER_SERIAL_THREAD (-1)
#define PTHREAD_MUTEX_INITIALIZER {{0}}
#define PTHREAD_COND_INITIALIZER {{{0}}}
#define PTHREAD_RWLOCK_INITIALIZER {{0}}
#define PTHREAD_ONCE_INIT 0
#endif
