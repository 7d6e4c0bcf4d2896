#ifndef _IMMINTRIN_H
#define _IMMINTRIN_H 1
/* Vectors and the functions on them are not modelled: using one is refused. */
typedef int __m64 __attribute__((__vector_size__(8), __may_alias__));
typedef float __m128 __attribute__((__vector_size__(16), __may_alias__));
typedef double __m128d __attribute__((__vector_size__(16), __may_alias__));
typedef long long __m128i __attribute__((__vector_size__(16), __may_alias__));
typedef float __m256 __attribute__((__vector_size__(32), __may_alias__));
typedef double __m256d __attribute__((__vector_size__(32), __may_alias__));
typedef long long __m256i __attribute__((__vector_size__(32), __may_alias__));
typedef float __m512 __attribute__((__vector_size__(64), __may_alias__));
typedef double __m512d __attribute__((__vector_size__(64), __may_alias__));
typedef long long __m512i __attribute__((__vector_size__(64), __may_alias__));
typedef double __v2df __attribute__((__vector_size__(16)));
typedef float __v4sf __attribute__((__vector_size__(16)));
typedef long long __v2di __attribute__((__vector_size__(16)));
typedef unsigned long long __v2du __attribute__((__vector_size__(16)));
typedef int __v4si __attribute__((__vector_size__(16)));
typedef unsigned int __v4su __attribute__((__vector_size__(16)));
typedef short __v8hi __attribute__((__vector_size__(16)));
typedef unsigned short __v8hu __attribute__((__vector_size__(16)));
typedef char __v16qi __attribute__((__vector_size__(16)));
typedef unsigned char __v16qu __attribute__((__vector_size__(16)));
typedef double __v4df __attribute__((__vector_size__(32)));
typedef float __v8sf __attribute__((__vector_size__(32)));
typedef long long __v4di __attribute__((__vector_size__(32)));
typedef unsigned long long __v4du __attribute__((__vector_size__(32)));
typedef int __v8si __attribute__((__vector_size__(32)));
typedef unsigned int __v8su __attribute__((__vector_size__(32)));
typedef short __v16hi __attribute__((__vector_size__(32)));
typedef unsigned short __v16hu __attribute__((__vector_size__(32)));
typedef char __v32qi __attribute__((__vector_size__(32)));
typedef unsigned char __v32qu __attribute__((__vector_size__(32)));
typedef double __v8df __attribute__((__vector_size__(64)));
typedef float __v16sf __attribute__((__vector_size__(64)));
typedef long long __v8di __attribute__((__vector_size__(64)));
typedef unsigned long long __v8du __attribute__((__vector_size__(64)));
typedef int __v16si __attribute__((__vector_size__(64)));
typedef unsigned int __v16su __attribute__((__vector_size__(64)));
typedef short __v32hi __attribute__((__vector_size__(64)));
typedef unsigned short __v32hu __attribute__((__vector_size__(64)));
typedef char __v64qi __attribute__((__vector_size__(64)));
typedef unsigned char __v64qu __attribute__((__vector_size__(64)));
typedef unsigned char __mmask8;
typedef unsigned short __mmask16;
typedef unsigned int __mmask32;
typedef unsigned long long __mmask64;
#define _MM_SHUFFLE(z, y, x, w) (((z) << 6) | ((y) << 4) | ((x) << 2) | (w))
#define _MM_SHUFFLE2(x, y) (((x) << 1) | (y))
#define _MM_HINT_T0 3
#define _MM_HINT_T1 2
#define _MM_HINT_T2 1
#define _MM_HINT_NTA 0
void _mm_pause(void), _mm_lfence(void), _mm_sfence(void), _mm_mfence(void), _mm_empty(void);
unsigned int _mm_getcsr(void);
void _mm_setcsr(unsigned int), _mm_clflush(const void *);
int _mm_popcnt_u32(unsigned int);
long long _mm_popcnt_u64(unsigned long long);
unsigned int _mm_crc32_u8(unsigned int, unsigned char), _mm_crc32_u16(unsigned int, unsigned short),
    _mm_crc32_u32(unsigned int, unsigned int);
unsigned long long _mm_crc32_u64(unsigned long long, unsigned long long), _rdtsc(void), __rdtsc(void);
unsigned int _tzcnt_u32(unsigned int), _lzcnt_u32(unsigned int), _blsr_u32(unsigned int),
    _pext_u32(unsigned int, unsigned int), _pdep_u32(unsigned int, unsigned int),
    _bextr_u32(unsigned int, unsigned int, unsigned int);
unsigned long long _tzcnt_u64(unsigned long long), _lzcnt_u64(unsigned long long),
    _pext_u64(unsigned long long, unsigned long long), _pdep_u64(unsigned long long, unsigned long long);
void *_mm_malloc(__SIZE_TYPE__, __SIZE_TYPE__);
void _mm_free(void *);
#endif
