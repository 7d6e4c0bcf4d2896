#ifndef _SYS_STAT_H
#define _SYS_STAT_H 1
typedef long time_t;
#ifndef __cassay_struct_timespec
#define __cassay_struct_timespec
struct timespec {
    long tv_sec;
    long tv_nsec;
};
#endif
typedef unsigned long dev_t;
typedef unsigned int gid_t;
typedef unsigned long ino_t;
typedef unsigned int mode_t;
typedef unsigned long nlink_t;
typedef long off_t;
typedef unsigned int uid_t;
#ifndef __cassay_struct_stat
#define __cassay_struct_stat
struct stat {
    unsigned long st_dev;
    unsigned long st_ino;
    unsigned long st_nlink;
    unsigned int st_mode;
    unsigned int st_uid;
    unsigned int st_gid;
    int __pad0;
    unsigned long st_rdev;
    long st_size;
    long st_blksize;
    long st_blocks;
    struct timespec st_atim;
    struct timespec st_mtim;
    struct timespec st_ctim;
    long __glibc_reserved[3];
};
#endif
int stat(const char *restrict, struct stat *restrict);
int fstat(int, struct stat *);
int fstatat(int, const char *restrict, struct stat *restrict, int);
int lstat(const char *restrict, struct stat *restrict);
int chmod(const char *, unsigned int);
int lchmod(const char *, unsigned int);
int fchmod(int, unsigned int);
int fchmodat(int, const char *, unsigned int, int);
unsigned int umask(unsigned int);
int mkdir(const char *, unsigned int);
int mkdirat(int, const char *, unsigned int);
int mknod(const char *, unsigned int, unsigned long);
int mknodat(int, const char *, unsigned int, unsigned long);
int mkfifo(const char *, unsigned int);
int mkfifoat(int, const char *, unsigned int);
int utimensat(int, const char *, const struct timespec *, int);
int futimens(int, const struct timespec *);
#define UTIME_NOW 1073741823l
#define UTIME_OMIT 1073741822l
#define S_IFMT 61440
#define S_IFDIR 0x4000
#define S_IFCHR 0x2000
#define S_IFBLK 0x6000
#define S_IFREG 0x8000
#define S_IFIFO 0x1000
#define S_IFLNK 0xa000
#define S_IFSOCK 0xc000
#define S_ISUID 0x800
#define S_ISGID 0x400
#define S_ISVTX 0x200
#define S_IRUSR 0x100
#define S_IWUSR 128
#define S_IXUSR 64
#define S_IRWXU 448
#define S_IREAD 0x100
#define S_IWRITE 128
#define S_IEXEC 64
#define S_IRGRP 32
#define S_IWGRP 16
#define S_IXGRP 8
#define S_IRWXG 56
#define S_IROTH 4
#define S_IWOTH 2
#define S_IXOTH 1
#define S_IRWXO 7
#define ACCESSPERMS 511
#define ALLPERMS 4095
#define DEFFILEMODE 438
#define S_BLKSIZE 0x200
#define S_ISDIR(m) (((m) & 0170000) == 0040000)
#define S_ISCHR(m) (((m) & 0170000) == 0020000)
#define S_ISBLK(m) (((m) & 0170000) == 0060000)
#define S_ISREG(m) (((m) & 0170000) == 0100000)
#define S_ISFIFO(m) (((m) & 0170000) == 0010000)
#define S_ISLNK(m) (((m) & 0170000) == 0120000)
#define S_ISSOCK(m) (((m) & 0170000) == 0140000)
#define st_atime st_atim.tv_sec
#define st_mtime st_mtim.tv_sec
#define st_ctime st_ctim.tv_sec
#endif
