#ifndef _SYS_SHM_H
#define _SYS_SHM_H 1
#include <stddef.h>
#include <sys/ipc.h>
typedef __SIZE_TYPE__ size_t;
typedef unsigned long shmatt_t;
#ifndef __cassay_struct_shmid_ds
#define __cassay_struct_shmid_ds
struct shmid_ds {
    struct ipc_perm shm_perm;
    size_t shm_segsz;
    long shm_atime;
    long shm_dtime;
    long shm_ctime;
    int shm_cpid;
    int shm_lpid;
    shmatt_t shm_nattch;
    unsigned long __glibc_reserved5;
    unsigned long __glibc_reserved6;
};
#endif
#ifndef __cassay_struct_shminfo
#define __cassay_struct_shminfo
struct shminfo {
    unsigned long shmmax;
    unsigned long shmmin;
    unsigned long shmmni;
    unsigned long shmseg;
    unsigned long shmall;
    unsigned long __glibc_reserved1;
    unsigned long __glibc_reserved2;
    unsigned long __glibc_reserved3;
    unsigned long __glibc_reserved4;
};
#endif
#ifndef __cassay_struct_shm_info
#define __cassay_struct_shm_info
struct shm_info {
    int used_ids;
    unsigned long shm_tot;
    unsigned long shm_rss;
    unsigned long shm_swp;
    unsigned long swap_attempts;
    unsigned long swap_successes;
};
#endif
typedef long time_t;
int shmctl(int, int, struct shmid_ds *);
int shmget(key_t, size_t, int);
void *shmat(int, const void *, int);
int shmdt(const void *);
#define SHM_R 0x100
#define SHM_W 128
#define SHM_RDONLY 0x1000
#define SHM_RND 0x2000
#define SHM_REMAP 0x4000
#define SHM_EXEC 0x8000
#define SHM_LOCK 11
#define SHM_UNLOCK 12
#define SHM_STAT 13
#define SHM_INFO 14
#define SHM_STAT_ANY 15
#define SHM_DEST 0x200
#define SHM_LOCKED 0x400
#define SHM_HUGETLB 0x800
#define SHM_NORESERVE 0x1000
#endif
