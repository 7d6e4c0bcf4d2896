#ifndef _SYS_MSG_H
#define _SYS_MSG_H 1
#include <stddef.h>
#include <sys/ipc.h>
typedef __SIZE_TYPE__ size_t;
typedef unsigned long msgqnum_t;
typedef unsigned long msglen_t;
typedef long time_t;
#ifndef __cassay_struct_msqid_ds
#define __cassay_struct_msqid_ds
struct msqid_ds {
    struct ipc_perm msg_perm;
    long msg_stime;
    long msg_rtime;
    long msg_ctime;
    unsigned long __msg_cbytes;
    msgqnum_t msg_qnum;
    msglen_t msg_qbytes;
    int msg_lspid;
    int msg_lrpid;
    unsigned long __glibc_reserved4;
    unsigned long __glibc_reserved5;
};
#endif
#ifndef __cassay_struct_msginfo
#define __cassay_struct_msginfo
struct msginfo {
    int msgpool;
    int msgmap;
    int msgmax;
    int msgmnb;
    int msgmni;
    int msgssz;
    int msgtql;
    unsigned short msgseg;
};
#endif
typedef int pid_t;
typedef __PTRDIFF_TYPE__ ssize_t;
int msgctl(int, int, struct msqid_ds *);
int msgget(key_t, int);
ssize_t msgrcv(int, void *, size_t, long, int);
int msgsnd(int, const void *, size_t, int);
#define MSG_NOERROR 0x1000
#define MSG_STAT 11
#define MSG_INFO 12
#define MSG_STAT_ANY 13
#endif
