// Used where they live: in the substatement itself, and in what is called there.
#include <stdio.h>
struct pair { int a, b; };
static int sum(const struct pair *p) { return p->a + p->b; }
int main(void) {
    int total = 0;
    if (total == 0)
        total += sum(&(struct pair){1, 2});
    else
        total -= sum(&(struct pair){3, 4});
    for (int i = 0; i < 3; i++)
        total += sum(&(struct pair){i, .b = i});
    while (total < 20)
        total += *(int[]){5, 6};
    do
        total++;
    while (total < (int[]){40, 50}[total & 1]);
    switch (total & 1)
    case 0:
        total += (struct pair){7, 8}.b;
    printf("%d\n", total);
    return 0;
}
