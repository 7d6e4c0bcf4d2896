#include <stdio.h>
#include <string.h>

struct date { unsigned year : 12, month : 4, day : 5; };

static int compare(struct date a, struct date b) {
    if (a.year != b.year) return a.year < b.year ? -1 : 1;
    if (a.month != b.month) return a.month < b.month ? -1 : 1;
    return a.day < b.day ? -1 : a.day > b.day;
}

static struct date next(struct date d) {
    static const unsigned char days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int leap = d.year % 4 == 0 && (d.year % 100 || d.year % 400 == 0);
    int last = days[d.month - 1] + (leap && d.month == 2);
    if (d.day < last) d.day++;
    else {
        d.day = 1;
        if (++d.month > 12) {
            d.month = 1;
            d.year++;
        }
    }
    return d;
}

int main(void) {
    struct date d = {1999, 12, 25}, stop = {2004, 3, 2};
    int n = 0, leaps = 0;
    while (compare(d, stop) < 0) {
        d = next(d);
        n++;
        leaps += d.month == 2 && d.day == 29;
    }
    printf("%d %d %u-%u-%u\n", n, leaps, d.year, d.month, d.day);
    struct { signed x : 4; } s = {-8};
    for (int i = 0; i < 20; i++) {
        printf("%d ", s.x);
        s.x = s.x == 7 ? -8 : s.x + 1;
    }
    printf("\n");
    return 0;
}
