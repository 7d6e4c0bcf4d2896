#ifndef _PWD_H
#define _PWD_H 1
#include <stddef.h>
typedef __SIZE_TYPE__ size_t;
typedef unsigned int gid_t;
typedef unsigned int uid_t;
#ifndef __cassay_struct_passwd
#define __cassay_struct_passwd
struct passwd {
    char *pw_name;
    char *pw_passwd;
    unsigned int pw_uid;
    unsigned int pw_gid;
    char *pw_gecos;
    char *pw_dir;
    char *pw_shell;
};
#endif
struct _IO_FILE;
typedef struct _IO_FILE FILE;
void setpwent(void);
void endpwent(void);
struct passwd *getpwent(void);
struct passwd *fgetpwent(FILE *);
int putpwent(const struct passwd *restrict, FILE *restrict);
struct passwd *getpwuid(unsigned int);
struct passwd *getpwnam(const char *);
int getpwent_r(struct passwd *restrict, char *restrict, size_t, struct passwd **restrict);
int getpwuid_r(unsigned int, struct passwd *restrict, char *restrict, size_t, struct passwd **restrict);
int getpwnam_r(const char *restrict, struct passwd *restrict, char *restrict, size_t, struct passwd **restrict);
int fgetpwent_r(FILE *restrict, struct passwd *restrict, char *restrict, size_t, struct passwd **restrict);
#define NSS_BUFLEN_PASSWD 0x400
#endif
