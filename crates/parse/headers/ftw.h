#ifndef _FTW_H
#define _FTW_H 1
#include <sys/types.h>
#include <stddef.h>
#include <sys/select.h>
#include <sys/stat.h>
typedef __SIZE_TYPE__ size_t;
#ifndef __cassay_enum_FTW_F
#define __cassay_enum_FTW_F
enum {
    FTW_F = 0, FTW_D = 1, FTW_DNR = 2, FTW_NS = 3,
    FTW_SL = 4,
};
#endif
int ftw(const char *, __ftw_func_t, int);
#define FTW_F 0
#define FTW_D 1
#define FTW_DNR 2
#define FTW_NS 3
#define FTW_SL 4
#endif
