#define c(a,b) a##b
c(+,-)
