#ifndef _SYS_TIMES_H
#define _SYS_TIMES_H 1
typedef long clock_t;
#ifndef __cassay_struct_tms
#define __cassay_struct_tms
struct tms {
    clock_t tms_utime;
    clock_t tms_stime;
    clock_t tms_cutime;
    clock_t tms_cstime;
};
#endif
clock_t times(struct tms *);
#endif
