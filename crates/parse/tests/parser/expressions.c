struct P { int x, y; struct { int z[3]; } in; };
int f(int, ...), *g(void);
int a, b, *p, arr[10]; struct P s, *sp; float fl; char *str;
void operators(void)
{
    a = b = 1; a += b *= 2; a -= 1; a /= 1; a %= 3; a <<= 1; a >>= 1; a &= 1; a ^= 1; a |= 1;
    a = a + b * a - b / a % b << a >> b; a = a < b == a > b != a <= b && a >= b || !a;
    a = a & b ^ a | b; a = ~a + -b + +a - -b; a = -(-a); a = +(+a); a = - --a; a = a+++ ++b;
    a = a ? b : a ? b : 1; a = (a ? b : a) ? 1 : 2; a = a ?: b; a = a ? b, 1 : (2, 3);
    a = (b, a), b; a = *p * *p; a = *p++ + (*p)++ + ++*p + *++p; p = &arr[1]; p = &*p; a = 2[arr];
    a = s.x + sp->y + (*sp).in.z[1] + sp->in.z[a = 1]; a = f(1, (2, 3), f(4)), 6;
}
void more(void)
{
    a = (int)fl + (int)-fl + (int)(fl) + (char)(int)a; a = sizeof a + sizeof(a) + sizeof(int) + sizeof(int *[3]);
    a = sizeof (int){ 1 } + sizeof (struct P){ 1, 2 }.x; a = sizeof -a + sizeof(a)[arr] + sizeof *p;
    a = _Alignof(int) + __alignof__(a) + __alignof__ a; (void)&(struct P){ .x = 1, .in.z[2] = 3, 4 };
    a = ((struct P){ 1, 2, { { 3 } } }).y; p = (int[]){ 1, 2, 3 }; a = (int){ 4 }++;
    a = __extension__ ({ int t = a; t++; t; }); a = ({ ; 1; }) + ({ { } 2; });
    a = _Generic(a, int: 1, char *: 2, default: 3); a = _Generic(a, enum E { E1 }: 1, struct P: 2, enum E *: 3, default: E1); a = _Generic((fl), float: sizeof(int), default: f(1));
    a = __builtin_offsetof(struct P, in.z[1]) + __builtin_types_compatible_p(int, const int *);
    a = __builtin_choose_expr(1, a, str); a = __builtin_constant_p(a + 1);
    a = __builtin_popcount(3u) + __builtin_clzll(a) + __builtin_expect(a == 1, 0);
    a = __builtin_add_overflow(a, b, &a) + __builtin_sadd_overflow(a, b, p);
    __builtin_memcpy(p, arr, sizeof arr); __builtin_printf("%d\n", a); if (0) __builtin_unreachable();
    fl = __builtin_fabsf(fl) + __builtin_inff() + __builtin_nan(""); a = __builtin_isnan(fl);
    (void)__builtin_alloca(3); void *q = &__builtin_abs; (void)q;
    __sync_synchronize(); __atomic_store_n(p, 1, 5);
}
int variadic(int n, ...)
{
    __builtin_va_list ap, aq;
    __builtin_va_start(ap, n);
    __builtin_va_copy(aq, ap);
    int r = __builtin_va_arg(ap, int) + (int)__builtin_va_arg(aq, double *)[0];
    __builtin_va_end(ap);
    return r;
}
const char *names(void) { return a ? __func__ : b ? __FUNCTION__ : __PRETTY_FUNCTION__; }
const char *names2(void) { return __func__; }
int self_size = sizeof self_size; void *self = &self;
void autos(void) { __auto_type x = 1; { __auto_type x2 = x; __auto_type x = x2; (void)x; } }
