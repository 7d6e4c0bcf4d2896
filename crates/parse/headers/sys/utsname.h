#ifndef _SYS_UTSNAME_H
#define _SYS_UTSNAME_H 1
#ifndef __cassay_struct_utsname
#define __cassay_struct_utsname
struct utsname {
    char sysname[65];
    char nodename[65];
    char release[65];
    char version[65];
    char machine[65];
    char __domainname[65];
};
#endif
int uname(struct utsname *);
#define SYS_NMLN 65
#endif
