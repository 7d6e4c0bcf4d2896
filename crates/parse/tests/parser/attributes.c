__attribute__((noreturn)) void a(void); void b(void) __attribute__((noreturn, cold));
static __attribute__((noinline)) int c(void) { return 1; }
int __attribute__((always_inline)) inline static d(int x __attribute__((unused))) { return 2; }
__attribute__((unused)) static int e, f __attribute__((aligned(16))), g;
int *__attribute__((unused)) h; int (__attribute__((unused)) *i);
typedef int aligned_int __attribute__((aligned(8))); typedef int __attribute__((__may_alias__)) alias_int;
void j(const char *, ...) __attribute__((format(printf, 1, 2))) __attribute__((nonnull));
__attribute__((section(".data"))) int k = 1; int l __attribute((weak)); __attribute__(()) int m;
void n(void) { __attribute__((unused)) int x; int y __attribute__((unused)) = 1, z; [[maybe_unused]] int w; }
[[nodiscard]] int o(void); int p [[gnu::unused]]; struct [[gnu::packed]] Q { int q; };
int __attribute__((vector_size(16))) *vp; void r(void) { void cl(int *); int x __attribute__((cleanup(cl))); }
__attribute__((constructor)) static void s(void) { } __attribute__((pure)) int t(int); int u(int) __attribute__((const));
union Tr { int i; } __attribute__((transparent_union));
__extension__ struct Ext { __extension__ int i; }; __extension__ int ext;
