#ifndef _SYS_RESOURCE_H
#define _SYS_RESOURCE_H 1
#ifndef __cassay_enum___rlimit_resource
#define __cassay_enum___rlimit_resource
enum __rlimit_resource {
    RLIMIT_CPU = 0, RLIMIT_FSIZE = 1, RLIMIT_DATA = 2, RLIMIT_STACK = 3,
    RLIMIT_CORE = 4, __RLIMIT_RSS = 5, RLIMIT_NOFILE = 7, __RLIMIT_OFILE = 7,
    RLIMIT_AS = 9, __RLIMIT_NPROC = 6, __RLIMIT_MEMLOCK = 8, __RLIMIT_LOCKS = 10,
    __RLIMIT_SIGPENDING = 11, __RLIMIT_MSGQUEUE = 12, __RLIMIT_NICE = 13, __RLIMIT_RTPRIO = 14,
    __RLIMIT_RTTIME = 15, __RLIMIT_NLIMITS = 16, __RLIM_NLIMITS = 16,
};
#endif
typedef unsigned long rlim_t;
#ifndef __cassay_struct_rlimit
#define __cassay_struct_rlimit
struct rlimit {
    rlim_t rlim_cur;
    rlim_t rlim_max;
};
#endif
#ifndef __cassay_enum___rusage_who
#define __cassay_enum___rusage_who
enum __rusage_who {
    RUSAGE_SELF = 0, RUSAGE_CHILDREN = -1,
};
#endif
#ifndef __cassay_struct_timeval
#define __cassay_struct_timeval
struct timeval {
    long tv_sec;
    long tv_usec;
};
#endif
#ifndef __cassay_struct_rusage
#define __cassay_struct_rusage
struct rusage {
    struct timeval ru_utime;
    struct timeval ru_stime;
    union {
        long ru_maxrss;
        long __ru_maxrss_word;
    };
    union {
        long ru_ixrss;
        long __ru_ixrss_word;
    };
    union {
        long ru_idrss;
        long __ru_idrss_word;
    };
    union {
        long ru_isrss;
        long __ru_isrss_word;
    };
    union {
        long ru_minflt;
        long __ru_minflt_word;
    };
    union {
        long ru_majflt;
        long __ru_majflt_word;
    };
    union {
        long ru_nswap;
        long __ru_nswap_word;
    };
    union {
        long ru_inblock;
        long __ru_inblock_word;
    };
    union {
        long ru_oublock;
        long __ru_oublock_word;
    };
    union {
        long ru_msgsnd;
        long __ru_msgsnd_word;
    };
    union {
        long ru_msgrcv;
        long __ru_msgrcv_word;
    };
    union {
        long ru_nsignals;
        long __ru_nsignals_word;
    };
    union {
        long ru_nvcsw;
        long __ru_nvcsw_word;
    };
    union {
        long ru_nivcsw;
        long __ru_nivcsw_word;
    };
};
#endif
#ifndef __cassay_enum___priority_which
#define __cassay_enum___priority_which
enum __priority_which {
    PRIO_PROCESS = 0, PRIO_PGRP = 1, PRIO_USER = 2,
};
#endif
typedef unsigned int id_t;
int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);
int getrusage(int, struct rusage *);
int getpriority(int, id_t);
int setpriority(int, id_t, int);
#define RLIMIT_CPU 0
#define RLIMIT_FSIZE 1
#define RLIMIT_DATA 2
#define RLIMIT_STACK 3
#define RLIMIT_CORE 4
#define RLIMIT_RSS 5
#define RLIMIT_NOFILE 7
#define RLIMIT_OFILE 7
#define RLIMIT_AS 9
#define RLIMIT_NPROC 6
#define RLIMIT_MEMLOCK 8
#define RLIMIT_LOCKS 10
#define RLIMIT_SIGPENDING 11
#define RLIMIT_MSGQUEUE 12
#define RLIMIT_NICE 13
#define RLIMIT_RTPRIO 14
#define RLIMIT_RTTIME 15
#define RLIMIT_NLIMITS 16
#define RLIM_NLIMITS 16
#define RLIM_INFINITY 18446744073709551615ul
#define RLIM_SAVED_MAX 18446744073709551615ul
#define RLIM_SAVED_CUR 18446744073709551615ul
#define RUSAGE_SELF 0
#define RUSAGE_CHILDREN (-1)
#define PRIO_MIN (-20)
#define PRIO_MAX 20
#define PRIO_PROCESS 0
#define PRIO_PGRP 1
#define PRIO_USER 2
#endif
