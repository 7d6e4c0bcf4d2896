// Declarations of functions of the library's, with and without prototypes.
typedef unsigned long size;
extern int printf(const char *, ...), abs();
size strlen(const char *s);
char *strcpy(), *malloc();
void abort(), exit(int), free(void *);
extern double fabs(double), sqrt();
float fabsf(float x);
long double fabsl(long double);
long labs(long);
void *memset(void *, int, size);
int main(void) {
    char *p = malloc((size)8);
    strcpy(p, "abc");
    memset(p, 'x', 1);
    printf("%d %lu %s %g %g %g %Lg %ld\n", abs(-2), strlen(p), p, fabs(-1.5), sqrt(4.0), fabsf(-2.5f), fabsl(-3.5L), labs(-7));
    if (*p != 'x')
        abort();
    free(p);
    exit(0);
}
