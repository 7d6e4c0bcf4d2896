#ifndef _SYS_UN_H
#define _SYS_UN_H 1
#include <string.h>
#include <stddef.h>
#include <strings.h>
typedef __SIZE_TYPE__ size_t;
typedef unsigned short sa_family_t;
#ifndef __cassay_struct_sockaddr_un
#define __cassay_struct_sockaddr_un
struct sockaddr_un {
    sa_family_t sun_family;
    char sun_path[108];
};
#endif
#endif
