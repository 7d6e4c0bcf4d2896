#define c(a) #b
