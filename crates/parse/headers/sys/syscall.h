#ifndef _SYSCALL_H
#define _SYSCALL_H 1
#define __NR_read 0
#define __NR_write 1
#define __NR_getpid 39
#define __NR_exit 60
#define __NR_gettid 186
#define __NR_exit_group 231
#define SYS_read __NR_read
#define SYS_write __NR_write
#define SYS_getpid __NR_getpid
#define SYS_exit __NR_exit
#define SYS_gettid __NR_gettid
#define SYS_exit_group __NR_exit_group
#endif
