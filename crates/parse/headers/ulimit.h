#ifndef _ULIMIT_H
#define _ULIMIT_H 1
#ifndef __cassay_enum_UL_GETFSIZE
#define __cassay_enum_UL_GETFSIZE
enum {
    UL_GETFSIZE = 1, UL_SETFSIZE = 2, __UL_GETMAXBRK = 3, __UL_GETOPENMAX = 4,
};
#endif
long ulimit(int, ...);
#define UL_GETFSIZE 1
#define UL_SETFSIZE 2
#endif
