#ifndef _TIME_H
#define _TIME_H 1
typedef __SIZE_TYPE__ size_t;
typedef long time_t;
typedef long clock_t;
#ifndef __cassay_struct_tm
#define __cassay_struct_tm
struct tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
    long tm_gmtoff;
    const char *tm_zone;
};
#endif
#ifndef __cassay_struct_timespec
#define __cassay_struct_timespec
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
#endif
typedef int clockid_t;
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
#define CLOCK_PROCESS_CPUTIME_ID 2
#define CLOCK_THREAD_CPUTIME_ID 3
#undef NULL
#define NULL ((void *)0)
#define CLOCKS_PER_SEC ((clock_t)__CASSAY_CLOCKS_PER_SEC__)
#define TIME_UTC 1
time_t time(time_t *), mktime(struct tm *);
clock_t clock(void);
double difftime(time_t, time_t);
struct tm *gmtime(const time_t *), *localtime(const time_t *);
char *asctime(const struct tm *), *ctime(const time_t *);
size_t strftime(char *restrict, size_t, const char *restrict, const struct tm *restrict);
int timespec_get(struct timespec *, int);
struct tm *gmtime_r(const time_t *restrict, struct tm *restrict),
    *localtime_r(const time_t *restrict, struct tm *restrict);
char *asctime_r(const struct tm *restrict, char *restrict), *ctime_r(const time_t *, char *);
int nanosleep(const struct timespec *, struct timespec *), clock_gettime(clockid_t, struct timespec *),
    clock_getres(clockid_t, struct timespec *);
void tzset(void);
#endif
