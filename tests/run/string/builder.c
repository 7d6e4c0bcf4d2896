#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct builder { char *data; size_t n, cap; };

static void append(struct builder *b, const char *format, ...) {
    va_list ap, again;
    va_start(ap, format);
    va_copy(again, ap);
    int need = vsnprintf(NULL, 0, format, ap);
    va_end(ap);
    if (b->n + need + 1 > b->cap) {
        b->cap = (b->n + need + 1) * 2;
        b->data = realloc(b->data, b->cap);
        if (!b->data) exit(1);
    }
    b->n += vsnprintf(b->data + b->n, b->cap - b->n, format, again);
    va_end(again);
}

int main(void) {
    struct builder b = {0};
    for (int i = 0; i < 10; i++) append(&b, "%s%d:%x", i ? "," : "", i, i * 37u);
    append(&b, " %c %.2f %5s|", 'z', 2.0 / 3, "end");
    puts(b.data);
    printf("%zu\n", b.n);
    char *comma = strchr(b.data, ',');
    while (comma) {
        *comma = ';';
        comma = strchr(comma + 1, ',');
    }
    puts(b.data);
    free(b.data);
    return 0;
}
