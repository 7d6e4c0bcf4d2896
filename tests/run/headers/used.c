// Includes much, and uses a little of what Cassay models: preprocessed by gcc or clang it must do the same.
#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>

#include <arpa/inet.h>
#include <complex.h>
#include <fenv.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif
#include <locale.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <threads.h>
#include <unistd.h>

static int by_value(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static int sum(int n, ...)
{
    va_list list;
    va_start(list, n);
    int all = 0;
    while (n--)
        all += va_arg(list, int);
    va_end(list);
    return all;
}

int main(void)
{
    int a, b, values[4] = {4, 1, 3, 2};
    char word[16];
    assert(sscanf("12 34 abc", "%d %d %15s", &a, &b, word) == 3);
    printf("%d %d %s\n", a, b, word);
    int n = 0;
    for (const char *p = "aB1 \t_z"; *p; p++)
        n = n * 5 + (isalpha((unsigned char)*p) ? 1 : 0) + (isspace((unsigned char)*p) ? 2 : 0) +
            !!isdigit((unsigned char)*p);
    printf("%d %c%c %d\n", n, toupper('x'), tolower('Q'), isupper(EOF) == 0);
    errno = 0;
    long large = strtol("99999999999999999999", 0, 10);
    printf("%d %d %d\n", errno == ERANGE, large == LONG_MAX, atoi("77"));
    qsort(values, 4, sizeof *values, by_value);
    printf("%d%d%d%d %d\n", values[0], values[1], values[2], values[3], sum(3, 1, 2, 3));
    printf("%d %d %.3f %" PRIu64 "\n", isnan(NAN) != 0, isinf(1.0) != 0, sqrt(2.0), (uint64_t)7);
    printf("%zu %x %x %d\n", wcslen(L"abc"), htonl(0x01020304), (unsigned)ntohs(0x0102), ffs(8));
    fprintf(stderr, "done\n");
    fflush(stdout);
    return strcasecmp("AbC", "aBc");
}
