#include <stdio.h>
#include <string.h>
#include <wchar.h>

int main(void) {
    printf("%zu %zu %zu\n", sizeof "abc", strlen("a\0b"), sizeof "a\0b");
    puts("con" "cat" "\x41" "B" "\101\62");
    const char *s = "tab\there \"quoted\" back\\slash \?\?";
    puts(s);
    printf("%d\n", (unsigned char)"\xff"[0]);
    puts("line \
continued");
    printf("%zu %zu\n", sizeof L"wide", sizeof u"sixteen");
    printf("%d %d\n", (int)L"wide"[1], (int)U"\U0001F600"[0]);
    puts(u8"caf\u00e9");
    printf("%zu\n", strlen(u8"\u20ac"));
    const wchar_t *w = L"mixed" L" literals";
    int n = 0;
    while (w[n]) n++;
    printf("%d\n", n);
    printf("%s\n", __func__);
    printf("%zu\n", sizeof __func__);
    char a[] = "one", b[10] = "two", c[] = {'x', 'y', '\0'};
    printf("%s %s %s %zu %zu\n", a, b, c, sizeof a, sizeof c);
    printf("%.3s|%5s|%-5s|\n", "truncate", "ab", "cd");
    printf("%c%c\n", *"first", 1["second"]);
    printf("%d\n", "\0"[0] == 0 && ""[0] == 0);
    return 0;
}
