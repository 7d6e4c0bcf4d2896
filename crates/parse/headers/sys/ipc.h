#ifndef _SYS_IPC_H
#define _SYS_IPC_H 1
#ifndef __cassay_struct_ipc_perm
#define __cassay_struct_ipc_perm
struct ipc_perm {
    int __key;
    unsigned int uid;
    unsigned int gid;
    unsigned int cuid;
    unsigned int cgid;
    unsigned int mode;
    unsigned short __seq;
    unsigned short __pad2;
    unsigned long __glibc_reserved1;
    unsigned long __glibc_reserved2;
};
#endif
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int mode_t;
typedef int key_t;
key_t ftok(const char *, int);
#define IPC_CREAT 0x200
#define IPC_EXCL 0x400
#define IPC_NOWAIT 0x800
#define IPC_RMID 0
#define IPC_SET 1
#define IPC_STAT 2
#define IPC_PRIVATE 0
#endif
