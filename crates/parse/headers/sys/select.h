#ifndef _SYS_SELECT_H
#define _SYS_SELECT_H 1
#ifndef __cassay___sigset_t
#define __cassay___sigset_t
typedef struct {
    unsigned long __val[16];
} __sigset_t;
#endif
typedef __sigset_t sigset_t;
typedef long time_t;
#ifndef __cassay_struct_timeval
#define __cassay_struct_timeval
struct timeval {
    long tv_sec;
    long tv_usec;
};
#endif
#ifndef __cassay_struct_timespec
#define __cassay_struct_timespec
struct timespec {
    long tv_sec;
    long tv_nsec;
};
#endif
typedef long suseconds_t;
#ifndef __cassay_fd_set
#define __cassay_fd_set
typedef struct {
    long __fds_bits[16];
} fd_set;
#endif
typedef long fd_mask;
int select(int, fd_set *restrict, fd_set *restrict, fd_set *restrict, struct timeval *restrict);
int pselect(int, fd_set *restrict, fd_set *restrict, fd_set *restrict, const struct timespec *restrict, const __sigset_t *restrict);
#define FD_SETSIZE 0x400
#define NFDBITS 64
#endif
