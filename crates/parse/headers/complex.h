#ifndef _COMPLEX_H
#define _COMPLEX_H 1
_Complex double cacos(_Complex double);
_Complex double casin(_Complex double);
_Complex double catan(_Complex double);
_Complex double ccos(_Complex double);
_Complex double csin(_Complex double);
_Complex double ctan(_Complex double);
_Complex double cacosh(_Complex double);
_Complex double casinh(_Complex double);
_Complex double catanh(_Complex double);
_Complex double ccosh(_Complex double);
_Complex double csinh(_Complex double);
_Complex double ctanh(_Complex double);
_Complex double cexp(_Complex double);
_Complex double clog(_Complex double);
_Complex double cpow(_Complex double, _Complex double);
_Complex double csqrt(_Complex double);
double cabs(_Complex double);
double carg(_Complex double);
_Complex double conj(_Complex double);
_Complex double cproj(_Complex double);
double cimag(_Complex double);
double creal(_Complex double);
_Complex float cacosf(_Complex float);
_Complex float casinf(_Complex float);
_Complex float catanf(_Complex float);
_Complex float ccosf(_Complex float);
_Complex float csinf(_Complex float);
_Complex float ctanf(_Complex float);
_Complex float cacoshf(_Complex float);
_Complex float casinhf(_Complex float);
_Complex float catanhf(_Complex float);
_Complex float ccoshf(_Complex float);
_Complex float csinhf(_Complex float);
_Complex float ctanhf(_Complex float);
_Complex float cexpf(_Complex float);
_Complex float clogf(_Complex float);
_Complex float cpowf(_Complex float, _Complex float);
_Complex float csqrtf(_Complex float);
float cabsf(_Complex float);
float cargf(_Complex float);
_Complex float conjf(_Complex float);
_Complex float cprojf(_Complex float);
float cimagf(_Complex float);
float crealf(_Complex float);
_Complex long double cacosl(_Complex long double);
_Complex long double casinl(_Complex long double);
_Complex long double catanl(_Complex long double);
_Complex long double ccosl(_Complex long double);
_Complex long double csinl(_Complex long double);
_Complex long double ctanl(_Complex long double);
_Complex long double cacoshl(_Complex long double);
_Complex long double casinhl(_Complex long double);
_Complex long double catanhl(_Complex long double);
_Complex long double ccoshl(_Complex long double);
_Complex long double csinhl(_Complex long double);
_Complex long double ctanhl(_Complex long double);
_Complex long double cexpl(_Complex long double);
_Complex long double clogl(_Complex long double);
_Complex long double cpowl(_Complex long double, _Complex long double);
_Complex long double csqrtl(_Complex long double);
long double cabsl(_Complex long double);
long double cargl(_Complex long double);
_Complex long double conjl(_Complex long double);
_Complex long double cprojl(_Complex long double);
long double cimagl(_Complex long double);
long double creall(_Complex long double);
#define complex _Complex
#define _Complex_I (__extension__ 1.0iF)
#define I _Complex_I
#define CMPLX(x, y) __builtin_complex((double)(x), (double)(y))
#define CMPLXF(x, y) __builtin_complex((float)(x), (float)(y))
#define CMPLXL(x, y) __builtin_complex((long double)(x), (long double)(y))
#endif
