#ifndef _UCHAR_H
#define _UCHAR_H 1
typedef __SIZE_TYPE__ size_t;
typedef __CHAR16_TYPE__ char16_t;
typedef __CHAR32_TYPE__ char32_t;
#endif
