#ifndef _SYS_STATVFS_H
#define _SYS_STATVFS_H 1
#ifndef __cassay_struct_statvfs
#define __cassay_struct_statvfs
struct statvfs {
    unsigned long f_bsize;
    unsigned long f_frsize;
    unsigned long f_blocks;
    unsigned long f_bfree;
    unsigned long f_bavail;
    unsigned long f_files;
    unsigned long f_ffree;
    unsigned long f_favail;
    unsigned long f_fsid;
    unsigned long f_flag;
    unsigned long f_namemax;
    int __f_spare[6];
};
#endif
#ifndef __cassay_enum_ST_RDONLY
#define __cassay_enum_ST_RDONLY
enum {
    ST_RDONLY = 1, ST_NOSUID = 2,
};
#endif
typedef unsigned long fsblkcnt_t;
typedef unsigned long fsfilcnt_t;
int statvfs(const char *restrict, struct statvfs *restrict);
int fstatvfs(int, struct statvfs *);
#define ST_RDONLY 1
#define ST_NOSUID 2
#endif
