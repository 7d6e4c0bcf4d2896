#include <stdio.h>
#include <string.h>

int main(int argc, char *argv[]) {
    printf("%d\n", argc);
    for (int i = 1; i < argc; i++) printf("%s %zu\n", argv[i], strlen(argv[i]));
    printf("%d\n", argv[argc] == 0);
    char **p = argv + 1;
    while (*p) {
        for (char *c = *p; *c; c++)
            if (*c >= 'a' && *c <= 'z') *c -= 32;
        puts(*p++);
    }
    return argc;
}
