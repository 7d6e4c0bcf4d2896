#include <stdio.h>

struct object;
struct class { const char *name; double (*area)(const struct object *); void (*scale)(struct object *, double); };
struct object { const struct class *class; double a, b; };

static double circle_area(const struct object *o) { return 3 * o->a * o->a; }
static double box_area(const struct object *o) { return o->a * o->b; }
static void scale_both(struct object *o, double k) { o->a *= k; o->b *= k; }
static void scale_first(struct object *o, double k) { o->a *= k; }

static const struct class circle = {"circle", circle_area, scale_first}, box = {"box", box_area, scale_both};

int main(void) {
    struct object objects[] = {{&circle, 2, 0}, {&box, 3, 4}, {&box, 1, 1}};
    for (int round = 0; round < 2; round++)
        for (struct object *o = objects; o < objects + 3; o++) {
            printf("%s %g\n", o->class->name, o->class->area(o));
            o->class->scale(o, 1.5);
        }
    const struct class *const *all = (const struct class *const[]){&circle, &box, 0};
    for (; *all; all++) printf("%s ", (*all)->name);
    printf("\n");
    return 0;
}
