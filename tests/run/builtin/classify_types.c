#include <stdio.h>
enum e { A };
struct s {
    int a;
    unsigned b : 3;
    long long c : 40;
};
union u {
    int a;
};
static void f(void) {}
int main(void) {
    enum e e = A;
    struct s s = {0};
    union u u = {0};
    _Bool b = 1;
    int a[3];
    short h = 1;
    char c = 1;
    printf("%d %d %d %d %d\n", __builtin_classify_type(e), __builtin_classify_type(A), __builtin_classify_type(h),
           __builtin_classify_type(c), __builtin_classify_type(1ull));
    printf("%d %d %d %d %d\n", __builtin_classify_type(s), __builtin_classify_type(u), __builtin_classify_type(a),
           __builtin_classify_type(f), __builtin_classify_type("x"));
    printf("%d %d %d\n", __builtin_classify_type(1.f), __builtin_classify_type(1.), __builtin_classify_type(1.L));
    printf("%d %d %d %d\n", __builtin_classify_type(b + b), __builtin_classify_type(!b), __builtin_classify_type(s.b),
           __builtin_classify_type(s.c));
    return 0;
}
