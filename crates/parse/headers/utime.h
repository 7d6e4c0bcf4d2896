#ifndef _UTIME_H
#define _UTIME_H 1
typedef long time_t;
#ifndef __cassay_struct_utimbuf
#define __cassay_struct_utimbuf
struct utimbuf {
    long actime;
    long modtime;
};
#endif
int utime(const char *, const struct utimbuf *);
#endif
