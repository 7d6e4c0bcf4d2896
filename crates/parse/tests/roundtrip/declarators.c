/* Declarators in full generality: every level with its own qualifiers, and every mix of pointers,
   arrays and functions that needs parentheses. */
typedef int T;
typedef int (*Callback)(int, const char *);
typedef void Handler(int);
typedef T Matrix[3][4];

int a, *b, **c, d[3], *e[4], (*f)[5], (*g)(void), *(*h)(int), (*i[6])(void), (*(*j)[7])(int, ...);
int (*k(void))(int);
int (*(*l)(void))[3];
char *(*(**m[][8])(void))[9];
const int n = 1;
int const *o;
int *const p = 0;
const int *const *volatile *const q = 0;
const volatile unsigned long long int *restrict const *r;
Handler handler, *handler_pointer, *handlers[2];
Callback callback(Callback, Callback other);
const Matrix matrix = {{1}};
T (*const t[2])(T, T u);
void (*signal_like(int number, void (*function)(int)))(int);
int unspecified();
int (*unspecified_pointer)(), (*returns_pointer())();
struct S;
struct S *(*s)(struct S *, struct S *const);
extern int incomplete[];
extern const char *const names[];
unsigned u1;
signed char u2;
long u3;
short int u4;
long double u5;
_Bool u6;
unsigned char u7;
float u8_;

void array_parameters(int n, int a1[], int a2[3], int a3[static 3], int a4[const], int a5[static const 5],
                      int a6[const restrict static 7], int a7[n], int a8[n][n], int a9[][4],
                      int (*a10)[n], int a11[volatile 2], int a12(int), int (*a13)(int));
void stars(int n, int a1[*], int a2[const *], int (*a3)[*], int a4[3][*]);
void unnamed(int, int *, int[], int[3], int (*)[3], int (int), int (*)(int), int *(*)(int *), T, T *,
             int (*(*)(void))(int), int[static 3], int *const, const int *restrict);

_Atomic int atomic;
int *_Atomic atomic_pointer;
_Atomic(int *) (*atomic_function)(void);
int *_Atomic const (*atomic_const_function)(void);

int sizes(int count)
{
    int vla[count], (*pointer)[count] = &vla;
    return sizeof(int (*[3])(int)) + sizeof(int[3]) + sizeof(int (*)[count]) + sizeof *pointer
           + sizeof(char *(*)(char *)) + sizeof(T[2]) + sizeof vla[0]
           + _Alignof(int (*)(void)) + sizeof(const char *const *);
}

Callback callback(Callback x, Callback other)
{
    return x ? x : other;
}

int (*k(void))(int)
{
    return 0;
}

void (*signal_like(int number, void (*function)(int)))(int)
{
    (void)number;
    return function;
}

/* A typedef's name may be anything else inside. */
int shadow(int T)
{
    T = T * 2;
    {
        typedef char T;
        T x = 1;
        return sizeof(T) + x;
    }
}

int shadow_by_own_type(void)
{
    T T = 3;
    return T * T;
}

struct T {
    T T;
    struct T *next;
};
