#include <stdio.h>
#include <string.h>

static int sign(int x) { return (x > 0) - (x < 0); }

int main(void) {
    char a[32] = "hello", b[32];
    printf("%zu %zu\n", strlen(a), strlen(""));
    strcpy(b, a);
    strcat(b, ", world");
    puts(b);
    strncat(b, "!!!!", 2);
    puts(b);
    strncpy(a, "xyz", sizeof a);
    printf("%s %d %d\n", a, a[4], a[31]);
    memset(a, '-', 5);
    strncpy(a, "ab", 2);
    a[5] = 0;
    puts(a);
    printf("%d %d %d\n", sign(strcmp("a", "b")), sign(strcmp("b", "a")), strcmp("x", "x"));
    printf("%d %d\n", sign(strcmp("ab", "abc")), sign(strcmp("\x80", "\x7f")));
    printf("%d %d %d\n", strncmp("abcx", "abcy", 3), sign(strncmp("abcx", "abcy", 4)), strncmp("a", "b", 0));
    printf("%s %s %d\n", strchr(b, 'o'), strrchr(b, 'o'), strchr(b, 'q') == 0);
    printf("%td %td\n", strchr(b, 0) - b, strstr(b, "wor") - b);
    printf("%d %d\n", strstr(b, "xyz") == 0, strstr(b, "") == b);
    printf("%zu %zu\n", strspn("112233abc", "123"), strcspn("abc,def", ";,"));
    printf("%s\n", strpbrk("key=value", "=:"));
    char m[] = "0123456789";
    memmove(m + 2, m, 5);
    puts(m);
    memmove(m, m + 3, 6);
    puts(m);
    memcpy(m, "AB", 2);
    puts(m);
    printf("%d %d\n", memcmp("a\0b", "a\0c", 3) < 0, memcmp("a\0b", "a\0c", 2));
    printf("%td %d\n", (char *)memchr(m, '8', 10) - m, memchr(m, 'z', 10) == 0);
    char t[] = "a,b;;c", *p;
    for (p = strtok(t, ",;"); p; p = strtok(0, ",;")) printf("[%s]", p);
    printf("\n");
    int v[3] = {1, 2, 3}, w[3];
    memcpy(w, v, sizeof v);
    memset(v, 0, sizeof v);
    printf("%d %d %d\n", w[0] + w[2], v[1], memcmp(v, w, sizeof v) != 0);
    memset(v, -1, sizeof v);
    printf("%d\n", v[2]);
    return 0;
}
