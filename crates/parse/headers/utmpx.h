#ifndef _UTMPX_H
#define _UTMPX_H 1
#include <sys/time.h>
#include <sys/select.h>
typedef int pid_t;
#ifndef __cassay_struct___exit_status
#define __cassay_struct___exit_status
struct __exit_status {
    short __e_termination;
    short __e_exit;
};
#endif
#ifndef __cassay_struct_utmpx
#define __cassay_struct_utmpx
struct utmpx {
    short ut_type;
    int ut_pid;
    char ut_line[32];
    char ut_id[4];
    char ut_user[32];
    char ut_host[256];
    struct __exit_status ut_exit;
    int ut_session;
    struct {
        int tv_sec;
        int tv_usec;
    } ut_tv;
    int ut_addr_v6[4];
    char __glibc_reserved[20];
};
#endif
void setutxent(void);
void endutxent(void);
struct utmpx *getutxent(void);
struct utmpx *getutxid(const struct utmpx *);
struct utmpx *getutxline(const struct utmpx *);
struct utmpx *pututxline(const struct utmpx *);
#define EMPTY 0
#define BOOT_TIME 2
#define NEW_TIME 3
#define OLD_TIME 4
#define INIT_PROCESS 5
#define LOGIN_PROCESS 6
#define USER_PROCESS 7
#define DEAD_PROCESS 8
#endif
