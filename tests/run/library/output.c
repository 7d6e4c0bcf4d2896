#include <stdio.h>

int main(void) {
    puts("puts adds a newline");
    putchar('c');
    putchar('\n');
    fputs("fputs does not", stdout);
    fputc('\n', stdout);
    putc('p', stdout);
    fprintf(stdout, "%s\n", "fprintf");
    fwrite("raw bytes\n", 1, 10, stdout);
    fflush(stdout);
    int n = printf("counted\n");
    printf("%d\n", n);
    n = putchar('\377' & 0x7f ? 'x' : 'y');
    printf(" %d\n", n);
    printf("%d\n", printf("") == 0);
    fprintf(stderr, "this goes elsewhere\n");
    char line[40];
    printf("%d ", sprintf(line, "%05d|%s", 42, "ok"));
    puts(line);
    printf("%d ", snprintf(line, 5, "%s", "truncated"));
    puts(line);
    printf("%d\n", snprintf(NULL, 0, "%d", 123456));
    line[0] = 'k';
    snprintf(line, 0, "zzz");
    puts(line);
    return 0;
}
