// What glibc's macros look characters up in, and the functions themselves.
#include <ctype.h>
#include <stdio.h>

int main(void)
{
    unsigned sum = 0;
    for (int c = -1; c < 256; c++) {
        int set = !!isalnum(c) | !!isalpha(c) << 1 | !!isblank(c) << 2 | !!iscntrl(c) << 3 | !!isdigit(c) << 4 |
                  !!isgraph(c) << 5 | !!islower(c) << 6 | !!isprint(c) << 7 | !!ispunct(c) << 8 |
                  !!isspace(c) << 9 | !!isupper(c) << 10 | !!isxdigit(c) << 11;
        sum = sum * 31 + (unsigned)set;
        sum = sum * 31 + (unsigned)tolower(c) * 3 + (unsigned)toupper(c);
    }
    printf("%u\n", sum);
    return 0;
}
