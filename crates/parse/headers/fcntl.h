#ifndef _FCNTL_H
#define _FCNTL_H 1
#ifndef __cassay_struct_flock
#define __cassay_struct_flock
struct flock {
    short l_type;
    short l_whence;
    long l_start;
    long l_len;
    int l_pid;
};
#endif
typedef unsigned int mode_t;
typedef long off_t;
typedef int pid_t;
typedef long time_t;
#ifndef __cassay_struct_timespec
#define __cassay_struct_timespec
struct timespec {
    long tv_sec;
    long tv_nsec;
};
#endif
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
int fcntl(int, int, ...);
int open(const char *, int, ...);
int openat(int, const char *, int, ...);
int creat(const char *, mode_t);
int lockf(int, int, off_t);
int posix_fadvise(int, off_t, off_t, int);
int posix_fallocate(int, off_t, off_t);
#define F_GETLK64 5
#define F_SETLK64 6
#define F_SETLKW64 7
#define O_ACCMODE 3
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_CREAT 64
#define O_EXCL 128
#define O_NOCTTY 0x100
#define O_TRUNC 0x200
#define O_APPEND 0x400
#define O_NONBLOCK 0x800
#define O_NDELAY 0x800
#define O_SYNC 0x101000
#define O_FSYNC 0x101000
#define O_ASYNC 0x2000
#define F_GETLK 5
#define F_SETLK 6
#define F_SETLKW 7
#define O_DIRECTORY 0x10000
#define O_NOFOLLOW 0x20000
#define O_CLOEXEC 0x80000
#define O_DSYNC 0x1000
#define O_RSYNC 0x101000
#define F_DUPFD 0
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_SETOWN 8
#define F_GETOWN 9
#define F_DUPFD_CLOEXEC 1030
#define FD_CLOEXEC 1
#define F_RDLCK 0
#define F_WRLCK 1
#define F_UNLCK 2
#define F_EXLCK 4
#define F_SHLCK 8
#define LOCK_SH 1
#define LOCK_EX 2
#define LOCK_NB 4
#define LOCK_UN 8
#define FAPPEND 0x400
#define FFSYNC 0x101000
#define FASYNC 0x2000
#define FNONBLOCK 0x800
#define FNDELAY 0x800
#define POSIX_FADV_NORMAL 0
#define POSIX_FADV_RANDOM 1
#define POSIX_FADV_SEQUENTIAL 2
#define POSIX_FADV_WILLNEED 3
#define POSIX_FADV_DONTNEED 4
#define POSIX_FADV_NOREUSE 5
#define AT_FDCWD (-100)
#define AT_SYMLINK_NOFOLLOW 0x100
#define AT_REMOVEDIR 0x200
#define AT_SYMLINK_FOLLOW 0x400
#define AT_EACCESS 0x200
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
#define S_IRGRP 32
#define S_IWGRP 16
#define S_IXGRP 8
#define S_IRWXG 56
#define S_IROTH 4
#define S_IWOTH 2
#define S_IXOTH 1
#define S_IRWXO 7
#define R_OK 4
#define W_OK 2
#define X_OK 1
#define F_OK 0
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define F_ULOCK 0
#define F_LOCK 1
#define F_TLOCK 2
#define F_TEST 3
#endif
