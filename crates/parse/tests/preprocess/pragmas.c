#pragma once
#pragma omp parallel
a _Pragma("omp x") b _Pragma("message(\"x\")") c
#define P(x) x _Pragma("GCC diagnostic push") y
P(1) P(P(2))
#define X 1
#pragma push_macro("X")
#undef X
#define X 2
X
#pragma pop_macro("X")
X
#warning w
#ident "x"
#
