#ifndef _WCTYPE_H
#define _WCTYPE_H 1
typedef unsigned int wint_t;
typedef unsigned long wctype_t;
#ifndef __cassay_enum___ISwupper
#define __cassay_enum___ISwupper
enum {
    __ISwupper = 0, __ISwlower = 1, __ISwalpha = 2, __ISwdigit = 3,
    __ISwxdigit = 4, __ISwspace = 5, __ISwprint = 6, __ISwgraph = 7,
    __ISwblank = 8, __ISwcntrl = 9, __ISwpunct = 10, __ISwalnum = 11,
    _ISwupper = 16777216, _ISwlower = 33554432, _ISwalpha = 67108864, _ISwdigit = 134217728,
    _ISwxdigit = 268435456, _ISwspace = 536870912, _ISwprint = 1073741824, _ISwgraph = -2147483648,
    _ISwblank = 65536, _ISwcntrl = 131072, _ISwpunct = 262144, _ISwalnum = 524288,
};
#endif
int iswalnum(wint_t);
int iswalpha(wint_t);
int iswcntrl(wint_t);
int iswdigit(wint_t);
int iswgraph(wint_t);
int iswlower(wint_t);
int iswprint(wint_t);
int iswpunct(wint_t);
int iswspace(wint_t);
int iswupper(wint_t);
int iswxdigit(wint_t);
int iswblank(wint_t);
wctype_t wctype(const char *);
int iswctype(wint_t, wctype_t);
wint_t towlower(wint_t);
wint_t towupper(wint_t);
typedef const int *wctrans_t;
wctrans_t wctrans(const char *);
wint_t towctrans(wint_t, wctrans_t);
struct __locale_struct;
typedef struct __locale_struct *locale_t;
int iswalnum_l(wint_t, locale_t);
int iswalpha_l(wint_t, locale_t);
int iswcntrl_l(wint_t, locale_t);
int iswdigit_l(wint_t, locale_t);
int iswgraph_l(wint_t, locale_t);
int iswlower_l(wint_t, locale_t);
int iswprint_l(wint_t, locale_t);
int iswpunct_l(wint_t, locale_t);
int iswspace_l(wint_t, locale_t);
int iswupper_l(wint_t, locale_t);
int iswxdigit_l(wint_t, locale_t);
int iswblank_l(wint_t, locale_t);
wctype_t wctype_l(const char *, locale_t);
int iswctype_l(wint_t, wctype_t, locale_t);
wint_t towlower_l(wint_t, locale_t);
wint_t towupper_l(wint_t, locale_t);
wctrans_t wctrans_l(const char *, locale_t);
wint_t towctrans_l(wint_t, wctrans_t, locale_t);
#define WEOF 4294967295u
#endif
