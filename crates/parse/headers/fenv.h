#ifndef _FENV_H
#define _FENV_H 1
#ifndef __cassay_enum_FE_INVALID
#define __cassay_enum_FE_INVALID
enum {
    FE_INVALID = 1, __FE_DENORM = 2, FE_DIVBYZERO = 4, FE_OVERFLOW = 8,
    FE_UNDERFLOW = 16, FE_INEXACT = 32,
};
#endif
#ifndef __cassay_enum_FE_TONEAREST
#define __cassay_enum_FE_TONEAREST
enum {
    FE_TONEAREST = 0, FE_DOWNWARD = 1024, FE_UPWARD = 2048, FE_TOWARDZERO = 3072,
};
#endif
typedef unsigned short fexcept_t;
#ifndef __cassay_fenv_t
#define __cassay_fenv_t
typedef struct {
    unsigned short __control_word;
    unsigned short __glibc_reserved1;
    unsigned short __status_word;
    unsigned short __glibc_reserved2;
    unsigned short __tags;
    unsigned short __glibc_reserved3;
    unsigned int __eip;
    unsigned short __cs_selector;
    unsigned int __opcode : 11;
    unsigned int __glibc_reserved4 : 5;
    unsigned int __data_offset;
    unsigned short __data_selector;
    unsigned short __glibc_reserved5;
    unsigned int __mxcsr;
} fenv_t;
#endif
int feclearexcept(int);
int fegetexceptflag(fexcept_t *, int);
int feraiseexcept(int);
int fesetexceptflag(const fexcept_t *, int);
int fetestexcept(int);
int fegetround(void);
int fesetround(int);
int fegetenv(fenv_t *);
int feholdexcept(fenv_t *);
int fesetenv(const fenv_t *);
int feupdateenv(const fenv_t *);
#define FE_INVALID 1
#define FE_DIVBYZERO 4
#define FE_OVERFLOW 8
#define FE_UNDERFLOW 16
#define FE_INEXACT 32
#define FE_ALL_EXCEPT 61
#define FE_TONEAREST 0
#define FE_DOWNWARD 0x400
#define FE_UPWARD 0x800
#define FE_TOWARDZERO 0xc00
#define FE_DFL_ENV ((const fenv_t *)-1)
#endif
