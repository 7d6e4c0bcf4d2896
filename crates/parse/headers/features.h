#ifndef _FEATURES_H
#define _FEATURES_H 1
#define __GNU_LIBRARY__ 6
#define __GLIBC__ 2
#define __GLIBC_MINOR__ 36
#define __GLIBC_PREREQ(a, b) ((__GLIBC__ << 16) + __GLIBC_MINOR__ >= ((a) << 16) + (b))
#define __GNUC_PREREQ(a, b) ((__GNUC__ << 16) + __GNUC_MINOR__ >= ((a) << 16) + (b))
#endif
