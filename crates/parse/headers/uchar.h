#ifndef _UCHAR_H
#define _UCHAR_H 1
typedef __SIZE_TYPE__ size_t;
typedef __CHAR16_TYPE__ char16_t;
typedef __CHAR32_TYPE__ char32_t;
#ifndef __cassay_mbstate_t
#define __cassay_mbstate_t
typedef struct {
    int __count;
    unsigned int __value;
} mbstate_t;
#endif
size_t mbrtoc16(char16_t *restrict, const char *restrict, size_t, mbstate_t *restrict),
    c16rtomb(char *restrict, char16_t, mbstate_t *restrict),
    mbrtoc32(char32_t *restrict, const char *restrict, size_t, mbstate_t *restrict),
    c32rtomb(char *restrict, char32_t, mbstate_t *restrict);
#endif
