#ifndef _SYS_WAIT_H
#define _SYS_WAIT_H 1
#include <signal.h>
#include <stddef.h>
typedef __SIZE_TYPE__ size_t;
typedef int pid_t;
#ifndef __cassay_enum_idtype_t
#define __cassay_enum_idtype_t
typedef enum {
    P_ALL = 0, P_PID = 1, P_PGID = 2, P_PIDFD = 3,
} idtype_t;
#endif
int wait(int *);
int waitpid(int, int *, int);
typedef unsigned int id_t;
int waitid(idtype_t, unsigned int, siginfo_t *, int);
struct rusage;
int wait3(int *, int, struct rusage *);
int wait4(int, int *, int, struct rusage *);
#define WNOHANG 1
#define WUNTRACED 2
#define WSTOPPED 2
#define WEXITED 4
#define WCONTINUED 8
#define WNOWAIT 0x1000000
#define WCOREFLAG 128
#define WAIT_ANY (-1)
#define WAIT_MYPGRP 0
#define WEXITSTATUS(s) (((s) & 0xff00) >> 8)
#define WTERMSIG(s) ((s) & 0x7f)
#define WSTOPSIG(s) WEXITSTATUS(s)
#define WIFEXITED(s) (WTERMSIG(s) == 0)
#define WIFSIGNALED(s) (((signed char)(((s) & 0x7f) + 1) >> 1) > 0)
#define WIFSTOPPED(s) (((s) & 0xff) == 0x7f)
#define WIFCONTINUED(s) ((s) == 0xffff)
#define WCOREDUMP(s) ((s) & 0x80)
#endif
