#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    printf("%d %d %d\n", abs(-5), abs(5), abs(-2147483647));
    printf("%ld %lld\n", labs(-5000000000L), llabs(-1LL));
    div_t d = div(-17, 5);
    ldiv_t l = ldiv(17, -5);
    printf("%d %d %ld %ld\n", d.quot, d.rem, l.quot, l.rem);
    printf("%d %d %d\n", atoi("42"), atoi("  -17abc"), atoi("none"));
    printf("%ld %lld\n", atol("123456789012"), atoll("-9"));
    char *end;
    printf("%ld ", strtol("0x1fz", &end, 16));
    printf("%s\n", end);
    printf("%ld ", strtol("0777 rest", &end, 0));
    printf("%s\n", end);
    printf("%ld ", strtol("-zz", &end, 36));
    printf("%d\n", *end);
    printf("%ld ", strtol("nothing", &end, 10));
    printf("%s\n", end);
    errno = 0;
    long most = strtol("99999999999999999999", 0, 10);
    int range = errno == ERANGE;
    printf("%d %d\n", most == LONG_MAX, range);
    printf("%lu\n", strtoul("4294967295", 0, 10));
    printf("%lu\n", strtoul("-1", 0, 10));
    printf("%lld %llu\n", strtoll("-9223372036854775808", 0, 10), strtoull("18446744073709551615", 0, 0));
    printf("%g %g\n", atof("3.25"), strtod("1e-3x", &end));
    printf("%s\n", end);
    printf("%d\n", RAND_MAX > 0);
    printf("%d %d\n", EXIT_SUCCESS, EXIT_FAILURE);
    return EXIT_FAILURE;
}
