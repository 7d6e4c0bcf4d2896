/* What a Csmith program needs to run, without the C library's headers, so that its preprocessed text
   is one that every compiler here can read. The arithmetic is Csmith's own, as macros. */
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;
typedef unsigned long size_t;
#define INT8_MIN (-127 - 1)
#define INT16_MIN (-32767 - 1)
#define INT32_MIN (-2147483647 - 1)
#define INT64_MIN (-9223372036854775807L - 1)
#define INT8_MAX 127
#define INT16_MAX 32767
#define INT32_MAX 2147483647
#define INT64_MAX 9223372036854775807L
#define UINT8_MAX 255
#define UINT16_MAX 65535
#define UINT32_MAX 4294967295U
#define UINT64_MAX 18446744073709551615UL
#define INT_MIN INT32_MIN
#define INT_MAX INT32_MAX
#define CHAR_BIT 8

int printf(const char *, ...);
int strcmp(const char *, const char *);

#define STATIC static
#define UNDEFINED(value) (value)
#define LOG_INDEX
#define LOG_EXEC
#include "safe_math_macros.h"

static uint64_t sum;
static uint32_t crc32_context;

static void transparent_crc(uint64_t value, char *name, int show)
{
    sum = sum * 31 + value;
    if (show)
        printf("%s %lu\n", name, sum);
}

static void transparent_crc_bytes(char *bytes, int count, char *name, int show)
{
    for (int i = 0; i < count; i++)
        sum = sum * 31 + (unsigned char)bytes[i];
    if (show)
        printf("%s %lu\n", name, sum);
}

static void crc32_gentab(void)
{
}

static void platform_main_begin(void)
{
}

static void platform_main_end(uint32_t context, int show)
{
    printf("checksum = %lx %d\n", sum + context, show);
}
