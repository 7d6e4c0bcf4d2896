#ifndef _GRP_H
#define _GRP_H 1
#include <stddef.h>
typedef __SIZE_TYPE__ size_t;
typedef unsigned int gid_t;
#ifndef __cassay_struct_group
#define __cassay_struct_group
struct group {
    char *gr_name;
    char *gr_passwd;
    unsigned int gr_gid;
    char **gr_mem;
};
#endif
struct _IO_FILE;
typedef struct _IO_FILE FILE;
void setgrent(void);
void endgrent(void);
struct group *getgrent(void);
struct group *fgetgrent(FILE *);
struct group *getgrgid(unsigned int);
struct group *getgrnam(const char *);
int getgrgid_r(unsigned int, struct group *restrict, char *restrict, size_t, struct group **restrict);
int getgrnam_r(const char *restrict, struct group *restrict, char *restrict, size_t, struct group **restrict);
int fgetgrent_r(FILE *restrict, struct group *restrict, char *restrict, size_t, struct group **restrict);
int setgroups(size_t, const unsigned int *);
int getgrouplist(const char *, unsigned int, unsigned int *, int *);
int initgroups(const char *, unsigned int);
#define NSS_BUFLEN_GROUP 0x400
#endif
