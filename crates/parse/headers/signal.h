#ifndef _SIGNAL_H
#define _SIGNAL_H 1
typedef __SIG_ATOMIC_TYPE__ sig_atomic_t;
typedef void (*__sighandler_t)(int);
typedef __sighandler_t sighandler_t;
#define SIG_DFL ((__sighandler_t)0)
#define SIG_IGN ((__sighandler_t)1)
#define SIG_ERR ((__sighandler_t)-1)
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGBUS 7
#define SIGFPE 8
#define SIGKILL 9
#define SIGUSR1 10
#define SIGSEGV 11
#define SIGUSR2 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGCHLD 17
__sighandler_t signal(int, __sighandler_t);
int raise(int);
#if defined __x86_64__ && defined __linux__
#define SIGIOT 6
#define SIGSTKFLT 16
#define SIGCLD 17
#define SIGCONT 18
#define SIGSTOP 19
#define SIGTSTP 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGURG 23
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGWINCH 28
#define SIGIO 29
#define SIGPOLL 29
#define SIGPWR 30
#define SIGSYS 31
#ifndef __cassay___sigset_t
#define __cassay___sigset_t
typedef struct {
    unsigned long __val[16];
} __sigset_t;
#endif
typedef __sigset_t sigset_t;
typedef int pid_t;
union sigval {
    int sival_int;
    void *sival_ptr;
};
typedef union sigval __sigval_t;
struct sigevent {
    union sigval sigev_value;
    int sigev_signo, sigev_notify;
    void (*sigev_notify_function)(union sigval);
    void *sigev_notify_attributes;
    long __pad[4];
};
typedef struct {
    int si_signo, si_errno, si_code, __pad[29];
} siginfo_t;
typedef struct {
    void *ss_sp;
    int ss_flags;
    __SIZE_TYPE__ ss_size;
} stack_t;
struct sigaction {
    union {
        __sighandler_t sa_handler;
        void (*sa_sigaction)(int, siginfo_t *, void *);
    };
    sigset_t sa_mask;
    int sa_flags;
    void (*sa_restorer)(void);
};
#define SA_NOCLDSTOP 1
#define SA_NOCLDWAIT 2
#define SA_SIGINFO 4
#define SA_ONSTACK 0x08000000
#define SA_RESTART 0x10000000
#define SA_NODEFER 0x40000000
#define SA_RESETHAND 0x80000000
#define SIG_BLOCK 0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2
int kill(pid_t, int), sigaction(int, const struct sigaction *restrict, struct sigaction *restrict),
    sigprocmask(int, const sigset_t *restrict, sigset_t *restrict), sigemptyset(sigset_t *),
    sigfillset(sigset_t *), sigaddset(sigset_t *, int), sigdelset(sigset_t *, int),
    sigismember(const sigset_t *, int), sigsuspend(const sigset_t *), sigpending(sigset_t *),
    sigwait(const sigset_t *restrict, int *restrict);
#endif
#endif
