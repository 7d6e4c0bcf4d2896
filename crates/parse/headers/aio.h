#ifndef _AIO_H
#define _AIO_H 1
#include <signal.h>
#include <sys/types.h>
#include <stddef.h>
#include <sys/select.h>
typedef __SIZE_TYPE__ size_t;
typedef struct sigevent sigevent_t;
#ifndef __cassay_enum_SIGEV_SIGNAL
#define __cassay_enum_SIGEV_SIGNAL
enum {
    SIGEV_SIGNAL = 0, SIGEV_NONE = 1, SIGEV_THREAD = 2, SIGEV_THREAD_ID = 4,
};
#endif
#ifndef __cassay_struct_aiocb
#define __cassay_struct_aiocb
struct aiocb {
    int aio_fildes;
    int aio_lio_opcode;
    int aio_reqprio;
    volatile void *aio_buf;
    size_t aio_nbytes;
    struct sigevent aio_sigevent;
    struct aiocb *__next_prio;
    int __abs_prio;
    int __policy;
    int __error_code;
    long __return_value;
    long aio_offset;
    char __pad[0];
    char __glibc_reserved[32];
};
#endif
#ifndef __cassay_enum_AIO_CANCELED
#define __cassay_enum_AIO_CANCELED
enum {
    AIO_CANCELED = 0, AIO_NOTCANCELED = 1, AIO_ALLDONE = 2,
};
#endif
#ifndef __cassay_enum_LIO_READ
#define __cassay_enum_LIO_READ
enum {
    LIO_READ = 0, LIO_WRITE = 1, LIO_NOP = 2,
};
#endif
#ifndef __cassay_enum_LIO_WAIT
#define __cassay_enum_LIO_WAIT
enum {
    LIO_WAIT = 0, LIO_NOWAIT = 1,
};
#endif
int aio_read(struct aiocb *);
int aio_write(struct aiocb *);
int lio_listio(int, struct aiocb *const *restrict, int, struct sigevent *restrict);
int aio_error(const struct aiocb *);
long aio_return(struct aiocb *);
int aio_cancel(int, struct aiocb *);
int aio_suspend(const struct aiocb *const *, int, const struct timespec *restrict);
int aio_fsync(int, struct aiocb *);
#define SIGEV_SIGNAL 0
#define SIGEV_NONE 1
#define SIGEV_THREAD 2
#define SIGEV_THREAD_ID 4
#define AIO_CANCELED 0
#define AIO_NOTCANCELED 1
#define AIO_ALLDONE 2
#define LIO_READ 0
#define LIO_WRITE 1
#define LIO_NOP 2
#define LIO_WAIT 0
#define LIO_NOWAIT 1
#endif
