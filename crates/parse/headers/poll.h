#ifndef _POLL_H
#define _POLL_H 1
typedef unsigned long nfds_t;
#ifndef __cassay_struct_pollfd
#define __cassay_struct_pollfd
struct pollfd {
    int fd;
    short events;
    short revents;
};
#endif
int poll(struct pollfd *, nfds_t, int);
#define POLLIN 1
#define POLLPRI 2
#define POLLOUT 4
#define POLLRDNORM 64
#define POLLRDBAND 128
#define POLLWRNORM 0x100
#define POLLWRBAND 0x200
#define POLLERR 8
#define POLLHUP 16
#define POLLNVAL 32
#endif
