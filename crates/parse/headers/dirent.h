#ifndef _DIRENT_H
#define _DIRENT_H 1
#include <stddef.h>
typedef __SIZE_TYPE__ size_t;
#ifndef __cassay_struct_dirent
#define __cassay_struct_dirent
struct dirent {
    unsigned long d_ino;
    long d_off;
    unsigned short d_reclen;
    unsigned char d_type;
    char d_name[256];
};
#endif
#ifndef __cassay_enum_DT_UNKNOWN
#define __cassay_enum_DT_UNKNOWN
enum {
    DT_UNKNOWN = 0, DT_FIFO = 1, DT_CHR = 2, DT_DIR = 4,
    DT_BLK = 6, DT_REG = 8, DT_LNK = 10, DT_SOCK = 12,
    DT_WHT = 14,
};
#endif
struct __dirstream;
typedef struct __dirstream DIR;
int closedir(DIR *);
DIR *opendir(const char *);
DIR *fdopendir(int);
struct dirent *readdir(DIR *);
int readdir_r(DIR *restrict, struct dirent *restrict, struct dirent **restrict);
void rewinddir(DIR *);
void seekdir(DIR *, long);
long telldir(DIR *);
int dirfd(DIR *);
int scandir(const char *restrict, struct dirent ***restrict, int (*)(const struct dirent *), int (*)(const struct dirent **, const struct dirent **));
int alphasort(const struct dirent **, const struct dirent **);
long getdirentries(int, char *restrict, size_t, long *restrict);
#define DT_UNKNOWN 0
#define DT_FIFO 1
#define DT_CHR 2
#define DT_DIR 4
#define DT_BLK 6
#define DT_REG 8
#define DT_LNK 10
#define DT_SOCK 12
#define DT_WHT 14
#define NGROUPS_MAX 0x10000
#define MAX_CANON 255
#define MAX_INPUT 255
#define NAME_MAX 255
#define PATH_MAX 0x1000
#define PIPE_BUF 0x1000
#define XATTR_NAME_MAX 255
#define XATTR_SIZE_MAX 0x10000
#define XATTR_LIST_MAX 0x10000
#define RTSIG_MAX 32
#define PTHREAD_KEYS_MAX 0x400
#define PTHREAD_DESTRUCTOR_ITERATIONS 4
#define AIO_PRIO_DELTA_MAX 20
#define PTHREAD_STACK_MIN 0x4000
#define DELAYTIMER_MAX 2147483647
#define TTY_NAME_MAX 32
#define LOGIN_NAME_MAX 0x100
#define HOST_NAME_MAX 64
#define MQ_PRIO_MAX 0x8000
#define SEM_VALUE_MAX 2147483647
#define MAXNAMLEN 255
#endif
