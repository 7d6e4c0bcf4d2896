//! Programs that never end, or need ever more.

use super::*;

#[test]
fn endless_loops_and_recursion() {
    check("loop", body("for (;;) ;"), &[STEPS]);
    check("goto", body("l: goto l;"), &[STEPS]);
    check(
        "recursion",
        "int f(int n) { return f(n + 1) + 1; } int main(void) { return f(0); }",
        &[UNSUPPORTED, STEPS, UNDEFINED],
    );
    check(
        "recursion-frames",
        "int f(int n) { int a[1000]; a[n & 7] = n; return f(n + 1) + a[n & 7]; } int main(void) { return f(0); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-addresses",
        "int f(int *p) { int n = *p + 1; return f(&n) + n; } int main(void) { int n = 0; return f(&n); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-vla",
        "int f(int n) { int a[n]; a[0] = n; return f(n + 1) + a[0]; } int main(void) { return f(1); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-struct",
        "struct s { char a[4000]; } s; struct s f(struct s s) { return f(s); } int main(void) { f(s); return 0; }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-variadic",
        "int f(int n, ...) { return f(n + 1, n, n, n, n); } int main(void) { return f(0); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "call-tree",
        format!(
            "int x; void f0(void) {{ {} }}\n{} int main(void) {{ f60(); return x; }}",
            "x = x + 1 - 1;\n".repeat(20_000),
            many(60, |i| format!(
                "void f{}(void) {{ f{i}(); f{i}(); }}\n",
                i + 1
            ))
        ),
        &[STEPS],
    );
    check(
        "partial-bytes",
        body(
            "struct b { unsigned a : 3, : 0, b : 5; } *p = malloc(20000000 * sizeof *p); for (int i = 0; i < 20000000; i++) p[i].b = 1;",
        ),
        &[OK, STEPS, UNSUPPORTED],
    );
    check(
        "union-watch",
        body(
            "union u { int a; char b[3]; struct { const int c; } d; }; for (;;) { union u *p = malloc(sizeof *p); p->a = x; x = p->b[0]; }",
        ),
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-main",
        "int main(void) { return main(); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-pointer",
        "int f(void); int (*p)(void) = f; int f(void) { return p(); } int main(void) { return f(); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-statement",
        "int f(int n) { return ({ int a[100]; a[0] = n; f(a[0] + 1) + a[0]; }); } int main(void) { return f(0); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-wide",
        format!(
            "int f(int n) {{ {} return f(n + 1); }} int main(void) {{ return f(0); }}",
            many(3000, |i| format!("int v{i} = n + {i};\n"))
        ),
        &[UNSUPPORTED, STEPS],
    );
    finish();
}

#[test]
fn endless_allocation() {
    for size in [0, 1, 100, 10_000, 1_000_000, 100_000_000] {
        check(
            &format!("malloc-loop-{size}"),
            body(&format!(
                "for (;;) {{ char *p = malloc({size}); if (!p) return 0; if ({size}) p[0] = 1; }}"
            )),
            &[OK, UNSUPPORTED, STEPS],
        );
        check(
            &format!("calloc-loop-{size}"),
            body(&format!(
                "for (;;) {{ char *p = calloc({size}, 1); if (!p) return 0; }}"
            )),
            &[OK, UNSUPPORTED, STEPS],
        );
        check(
            &format!("free-loop-{size}"),
            body(&format!(
                "for (;;) {{ char *p = malloc({size}); if (!p) return 0; free(p); }}"
            )),
            &[OK, UNSUPPORTED, STEPS],
        );
        check(
            &format!("memset-loop-{size}"),
            body(&format!(
                "static char a[{size} + 1], b[{size} + 1]; for (;;) {{ memset(a, x, {size}); memcpy(b, a, {size}); x += memcmp(a, b, {size}); }}"
            )),
            &[STEPS],
        );
        check(
            &format!("struct-loop-{size}"),
            format!(
                "struct s {{ char a[{size} + 1]; }} s, t; int main(void) {{ for (;;) {{ s = t; t = s; }} }}"
            ),
            &[STEPS, UNSUPPORTED],
        );
        check(
            &format!("vla-loop-{size}"),
            body(&format!(
                "int n = {size} + 1; for (;;) {{ char a[n]; a[0] = 0; }}"
            )),
            &[STEPS, UNSUPPORTED],
        );
        check(
            &format!("local-loop-{size}"),
            body(&format!(
                "for (;;) {{ char a[{size} + 1]; a[0] = 0; x = a[0]; }}"
            )),
            &[STEPS, UNSUPPORTED],
        );
        check(
            &format!("initialised-loop-{size}"),
            body(&format!(
                "for (;;) {{ char a[{size} + 1] = {{1}}; x = a[0]; }}"
            )),
            &[STEPS, UNSUPPORTED],
        );
    }
    check(
        "realloc-growth",
        body(
            "char *p = 0; for (unsigned long n = 1;; n *= 2) { p = realloc(p, n); if (!p) return 0; }",
        ),
        &[OK, UNSUPPORTED, STEPS],
    );
    check(
        "realloc-steps",
        body(
            "char *p = 0; for (unsigned long n = 1;; n++) { p = realloc(p, n); if (!p) return 0; p[n - 1] = 1; }",
        ),
        &[OK, UNSUPPORTED, STEPS],
    );
    check(
        "realloc-large",
        body(
            "char *p = 0; for (unsigned long n = 100000000;; n++) { p = realloc(p, n); if (!p) return 0; p[n - 1] = 1; }",
        ),
        &[OK, UNSUPPORTED, STEPS],
    );
    check(
        "alloca-loop",
        body("for (;;) { char *p = __builtin_alloca(16); p[0] = 1; }"),
        &[UNSUPPORTED, STEPS],
    );
    check(
        "free-list",
        body(
            "struct n { struct n *p; } *l = 0; for (;;) { struct n *m = malloc(sizeof *m); m->p = l; l = m; if (++x % 3 == 0) { l = m->p; free(m); } }",
        ),
        &[UNSUPPORTED, STEPS],
    );
    finish();
}

#[test]
fn endless_output_and_text() {
    check(
        "printf-loop",
        body("for (;;) printf(\"%d hello\\n\", x++);"),
        &[UNSUPPORTED, STEPS, UNDEFINED],
    );
    check(
        "puts-loop",
        body("static char a[100001]; memset(a, 'a', 100000); for (;;) puts(a);"),
        &[UNSUPPORTED, STEPS],
    );
    check(
        "putchar-loop",
        body("for (;;) putchar('a');"),
        &[UNSUPPORTED, STEPS],
    );
    check(
        "stderr-loop",
        body("for (;;) fprintf(stderr, \"%0100d\\n\", x);"),
        &[UNSUPPORTED, STEPS],
    );
    check(
        "strlen-loop",
        body("static char a[1000001]; memset(a, 'a', 1000000); for (;;) x += strlen(a) & 1;"),
        &[STEPS],
    );
    check(
        "strcpy-loop",
        body(
            "static char a[1000001], b[1000001]; memset(a, 'a', 1000000); for (;;) { strcpy(b, a); x += strcmp(a, b); x += strchr(a, 'b') != 0; x += strstr(a, \"ab\") != 0; }",
        ),
        &[STEPS],
    );
    check(
        "strstr",
        body(
            "static char a[1000001], b[500001]; memset(a, 'a', 1000000); memset(b, 'a', 499999); b[499999] = 'b'; x = strstr(a, b) != 0;",
        ),
        &[OK, STEPS],
    );
    check(
        "sprintf-loop",
        body("static char a[1000001]; for (;;) sprintf(a, \"%1000000d\", x);"),
        &[STEPS],
    );
    check(
        "snprintf-loop",
        body("char a[3]; for (;;) snprintf(a, 3, \"%1000000d\", x);"),
        &[STEPS],
    );
    check(
        "snprintf-float",
        body("char a[3]; for (;;) snprintf(a, 3, \"%.1000000f %.9000Le\", 0.1 + x, 0.1L);"),
        &[STEPS],
    );
    check(
        "strtod-loop",
        body("static char a[1000001]; memset(a, '7', 1000000); for (;;) x += strtod(a, 0) < 1;"),
        &[STEPS],
    );
    check(
        "pow-loop",
        body("volatile double d = 1.5; for (;;) d = __builtin_pow(d, 1.0000001);"),
        &[STEPS],
    );
    finish();
}

#[test]
fn endless_callbacks_and_jumps() {
    check(
        "qsort",
        "#include <stdlib.h>\nint a[100000]; int c(const void *p, const void *q) { return *(int *)p - *(int *)q; } int main(void) { for (int i = 0; i < 100000; i++) a[i] = i * 7919 % 100003; for (;;) qsort(a, 100000, sizeof *a, c); }",
        &[STEPS],
    );
    check(
        "qsort-recursion",
        "#include <stdlib.h>\nint a[5] = {3, 1, 2}; int c(const void *p, const void *q) { qsort(a, 5, sizeof *a, c); return 0; } int main(void) { qsort(a, 5, sizeof *a, c); return 0; }",
        &[UNSUPPORTED, STEPS, UNDEFINED],
    );
    check(
        "qsort-inconsistent",
        "#include <stdlib.h>\nint a[5000], n; int c(const void *p, const void *q) { return ++n % 3 - 1; } int main(void) { for (int i = 0; i < 20; i++) qsort(a, 5000, sizeof *a, c); return 0; }",
        &[OK, STEPS, UNDEFINED],
    );
    check(
        "qsort-huge",
        "#include <stdlib.h>\nint a[5]; int c(const void *p, const void *q) { return 0; } int main(void) { qsort(a, -1, sizeof *a, c); return 0; }",
        &[UNDEFINED],
    );
    check(
        "qsort-empty",
        "#include <stdlib.h>\nint a[5]; int c(const void *p, const void *q) { return 0; } int main(void) { qsort(a, -1UL, 0, c); return 0; }",
        &[UNDEFINED, OK, STEPS],
    );
    check(
        "bsearch-recursion",
        "#include <stdlib.h>\nint a[5]; int c(const void *p, const void *q) { bsearch(a, a, 5, sizeof *a, c); return 1; } int main(void) { bsearch(a, a, 5, sizeof *a, c); return 0; }",
        &[UNSUPPORTED, STEPS, UNDEFINED],
    );
    check(
        "atexit-recursion",
        "#include <stdlib.h>\nvoid f(void) { atexit(f); } int main(void) { atexit(f); return 0; }",
        &[STEPS, UNSUPPORTED],
    );
    check(
        "atexit-loop",
        "#include <stdlib.h>\nvoid f(void) {} int main(void) { for (;;) atexit(f); }",
        &[STEPS, UNSUPPORTED, OK],
    );
    check(
        "atexit-exit",
        "#include <stdlib.h>\nvoid f(void) { exit(1); } int main(void) { atexit(f); exit(2); }",
        &[UNDEFINED],
    );
    check(
        "vla-side-effects",
        body("for (;;) { int a[x += 1]; if (x > 100000) x = 0; a[0] = 1; }"),
        &[STEPS, UNSUPPORTED],
    );
    check(
        "setjmp",
        "#include <setjmp.h>\njmp_buf b; int main(void) { setjmp(b); longjmp(b, 1); }",
        &[STEPS, UNSUPPORTED, INVALID],
    );
    check(
        "computed-goto",
        body("void *p = &&l; l: goto *p;"),
        &[STEPS],
    );
    check(
        "unsequenced-loop",
        body("int a[3] = {0}; for (;;) a[x & 1] = a[1 - (x & 1)]++ + x++;"),
        &[STEPS, UNDEFINED, 121],
    );
    check(
        "exposed-loop",
        body("for (;;) { char *p = malloc(1); x += (int)((unsigned long)p >> 60); free(p); }"),
        &[STEPS, UNSUPPORTED],
    );
    check(
        "getchar-loop",
        body("for (;;) x += getchar() == 5;"),
        &[STEPS],
    );
    check(
        "assert",
        "#include <assert.h>\nint main(void) { assert(0); }",
        &[134],
    );
    finish();
}

/// Found by damaging programs: what a machine looks up on the way must not grow with the depth of calls.
#[test]
fn endless_lists() {
    let head = "#include <stdarg.h>\n#include <stdio.h>\n";
    check(
        "va-start",
        format!(
            "{head}int f(int n, ...) {{ va_list l; va_start(l, n); return f(1, 2); }} int main(void) {{ return f(1); }}"
        ),
        &[STEPS, UNSUPPORTED],
    );
    check(
        "va-list-down",
        format!(
            "{head}int f(va_list *l, int n, ...) {{ return va_arg(*l, int) + f(l, n, 3); }} int g(int n, ...) {{ va_list l; va_start(l, n); return f(&l, 1, 2); }} int main(void) {{ return g({}1); }}",
            "1, ".repeat(60_000)
        ),
        &[STEPS, UNSUPPORTED, UNDEFINED],
    );
    check(
        "va-list-knot",
        format!(
            "{head}int g(va_list q) {{ void **p = (void *)q; p[2] = p; return va_arg(q, int); }} int f(int n, ...) {{ va_list l; va_start(l, n); void **p = (void *)&l; p[2] = p; int a = g(l) + va_arg(l, int); va_end(l); return a; }} int main(void) {{ return f(1, 2, 3); }}"
        ),
        &[5, UNDEFINED, UNSUPPORTED, INVALID],
    );
    check(
        "label-search",
        body(&format!(
            "void *p[] = {{ {} }}; l4999: goto *p[4999]; {}",
            many(5000, |i| format!("&&l{i},")),
            many(4999, |i| format!("l{i}: ;\n"))
        )),
        &[STEPS],
    );
    finish();
}
