#ifndef _SCHED_H
#define _SCHED_H 1
#include <stddef.h>
typedef __SIZE_TYPE__ size_t;
typedef long time_t;
#ifndef __cassay_struct_timespec
#define __cassay_struct_timespec
struct timespec {
    long tv_sec;
    long tv_nsec;
};
#endif
typedef int pid_t;
#ifndef __cassay_struct_sched_param
#define __cassay_struct_sched_param
struct sched_param {
    int sched_priority;
};
#endif
#ifndef __cassay_cpu_set_t
#define __cassay_cpu_set_t
typedef struct {
    unsigned long __bits[16];
} cpu_set_t;
#endif
int sched_setparam(int, const struct sched_param *);
int sched_getparam(int, struct sched_param *);
int sched_setscheduler(int, int, const struct sched_param *);
int sched_getscheduler(int);
int sched_yield(void);
int sched_get_priority_max(int);
int sched_get_priority_min(int);
int sched_rr_get_interval(int, struct timespec *);
#define SCHED_OTHER 0
#define SCHED_FIFO 1
#define SCHED_RR 2
#endif
