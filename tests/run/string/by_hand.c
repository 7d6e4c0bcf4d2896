#include <stdio.h>

static unsigned length(const char *s) {
    const char *p = s;
    while (*p) p++;
    return p - s;
}
static char *copy(char *to, const char *from) {
    char *start = to;
    while ((*to++ = *from++)) {}
    return start;
}
static int compare(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}
static void reverse(char *s) {
    for (char *e = s + length(s); s < e;) {
        char t = *s;
        *s++ = *--e;
        *e = t;
    }
}
static int number(const char *s) {
    int sign = 1, n = 0;
    if (*s == '-') sign = -1, s++;
    while (*s >= '0' && *s <= '9') n = n * 10 + (*s++ - '0');
    return sign * n;
}
static int palindrome(const char *s) {
    int i = 0, j = (int)length(s) - 1;
    while (i < j)
        if (s[i++] != s[j--]) return 0;
    return 1;
}
static char *caesar(char *s, int k) {
    for (char *p = s; *p; p++)
        if (*p >= 'a' && *p <= 'z') *p = (*p - 'a' + k + 26) % 26 + 'a';
    return s;
}

int main(void) {
    char buffer[32];
    printf("%u %s\n", length("hello"), copy(buffer, "copied"));
    printf("%d %d %d\n", compare("abc", "abd"), compare("same", "same"), compare("\xff", "a") > 0);
    reverse(buffer);
    puts(buffer);
    printf("%d %d\n", number("-1234xyz"), number("99"));
    printf("%d %d %d\n", palindrome("level"), palindrome("levels"), palindrome(""));
    puts(caesar(copy(buffer, "attack at dawn"), 3));
    puts(caesar(buffer, -3));
    return 0;
}
