#include <stdio.h>

struct list {
    int value;
    struct list *next;
};
typedef struct {
    short x, y;
    unsigned bits : 5;
} point;
enum colour { red, green = 7 };
struct hidden;

extern int (*summer)(struct list *);
extern point (*turner)(point);
extern int (*revealer)(struct hidden *, enum colour);
struct hidden *some(void);
int mixed(int n, ...);

int main(void) {
    struct list tail = {3, 0}, head = {4, &tail};
    point p = turner((point){1, 2, 9});
    printf("%d %d %d %d\n", summer(&head), p.x, p.y, p.bits);
    printf("%d %d\n", revealer(some(), green), mixed(2, p, &head));
    return 0;
}
