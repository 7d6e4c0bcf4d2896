#ifndef _SYS_TIME_H
#define _SYS_TIME_H 1
#include <sys/select.h>
typedef long suseconds_t;
#ifndef __cassay_struct_timezone
#define __cassay_struct_timezone
struct timezone {
    int tz_minuteswest;
    int tz_dsttime;
};
#endif
int gettimeofday(struct timeval *restrict, void *restrict);
int settimeofday(const struct timeval *, const struct timezone *);
int adjtime(const struct timeval *, struct timeval *);
#ifndef __cassay_enum___itimer_which
#define __cassay_enum___itimer_which
enum __itimer_which {
    ITIMER_REAL = 0, ITIMER_VIRTUAL = 1, ITIMER_PROF = 2,
};
#endif
#ifndef __cassay_struct_itimerval
#define __cassay_struct_itimerval
struct itimerval {
    struct timeval it_interval;
    struct timeval it_value;
};
#endif
int getitimer(int, struct itimerval *);
int setitimer(int, const struct itimerval *restrict, struct itimerval *restrict);
int utimes(const char *, const struct timeval *);
int lutimes(const char *, const struct timeval *);
int futimes(int, const struct timeval *);
#define ITIMER_REAL 0
#define ITIMER_VIRTUAL 1
#define ITIMER_PROF 2
#define timerisset(t) ((t)->tv_sec || (t)->tv_usec)
#define timerclear(t) ((t)->tv_sec = (t)->tv_usec = 0)
#endif
