#include <ctype.h>
#include <stdio.h>
#include <string.h>

static int hex(int c) { return isdigit(c) ? c - '0' : tolower(c) - 'a' + 10; }

static size_t unescape(char *out, const char *in) {
    char *start = out;
    while (*in) {
        if (*in != '\\') {
            *out++ = *in++;
            continue;
        }
        switch (*++in) {
        case 'n': *out++ = '\n'; in++; break;
        case 't': *out++ = '\t'; in++; break;
        case 'x': {
            int v = 0;
            while (isxdigit((unsigned char)*++in)) v = v * 16 + hex((unsigned char)*in);
            *out++ = (char)v;
            break;
        }
        default: *out++ = *in++;
        }
    }
    *out = 0;
    return out - start;
}

static int split(char *s, char sep, char **out, int max) {
    int n = 0;
    while (n < max) {
        out[n++] = s;
        s = strchr(s, sep);
        if (!s) break;
        *s++ = 0;
    }
    return n;
}

int main(void) {
    char out[64];
    printf("%zu", unescape(out, "a\\tb\\x41\\x42\\\\\\q"));
    printf(" %s\n", out);
    char line[] = "one,two,,four", *parts[8];
    int n = split(line, ',', parts, 8);
    for (int i = 0; i < n; i++) printf("[%s]", parts[i]);
    printf(" %d\n", n);
    return 0;
}
