/* A library in one file, as people write it: for C and C++, with traces that come and go. */
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifdef TRACING
#define TRACE do { printf("%d\n", count); } while (0)
#else
#define TRACE
#endif

#if defined(_MSC_VER)
#define API __declspec(dllexport)
#define int long
static int only_there(int x) { return x; }
#elif defined(__GNUC__) && 0
static int nor_here(int x) { return x; }
#else
#define API
#endif

static int count;

API int next(int x);

API int next(int x)
{
    TRACE;
    count++;
    if (x % 2) {
#ifdef __cplusplus
        if (count) {
#endif
        TRACE;
        return 3 * x + 1;
#ifdef __cplusplus
        }
#endif
    }
    return x / 2;
}

#ifdef WIDE
static unsigned long long mix(unsigned long long h, const unsigned char *p, int n)
#else
static unsigned mix(unsigned h, const unsigned char *p, int n)
#endif
{
    for (int i = 0; i < n; i++) {
        h ^= p[i];
        h *= 16777619u;
        TRACE;
    }
    return h;
}

#ifdef __cplusplus
}
#endif

int main(void)
{
    int x = 27, steps = 0;
    while (x != 1 && steps < 40) {
        x = next(x);
        steps++;
    }
    unsigned h = mix(2166136261u, (const unsigned char *)"library", 7);
    printf("%d %d %d %u\n", x, steps, count, h);
    return 0;
}
