/* Macros that only the system's own headers define: as long as none of these is there, they are not defined. */
#ifdef __GLIBC__
#error
#endif
#include <stddef.h>
#if defined NAME_MAX || defined(_FEATURES_H) || PATH_MAX
#error
#endif
#include <string.h>
#ifndef NAME_MAX
#define NAME_MAX 20
#endif
#include <stdio.h>
#define _FEATURES_H 3
int main(void) {
#if defined _FEATURES_H && _FEATURES_H == 3 && NAME_MAX == 20
    printf("%d\n", (int)strlen("text"));
#endif
    return 0;
}
