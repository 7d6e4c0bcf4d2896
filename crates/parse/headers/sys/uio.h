#ifndef _SYS_UIO_H
#define _SYS_UIO_H 1
#include <sys/types.h>
#include <stddef.h>
#include <sys/select.h>
typedef __SIZE_TYPE__ size_t;
#ifndef __cassay_struct_iovec
#define __cassay_struct_iovec
struct iovec {
    void *iov_base;
    size_t iov_len;
};
#endif
ssize_t readv(int, const struct iovec *, int);
ssize_t writev(int, const struct iovec *, int);
ssize_t preadv(int, const struct iovec *, int, long);
ssize_t pwritev(int, const struct iovec *, int, long);
#define UIO_MAXIOV 0x400
#endif
