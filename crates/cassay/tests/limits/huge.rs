//! Objects larger than memory, and sizes that no number can hold.

use super::*;

const SIZES: [&str; 9] = [
    "1UL << 40",
    "1 << 30",
    "1UL << 62",
    "(1UL << 31) - 1",
    "1UL << 31",
    "(1UL << 32) + 1",
    "-1UL",
    "100000000",
    "0x7fffffffffffffff",
];

/// An object may be refused, but nothing else may happen.
const CODES: [i32; 5] = [OK, UNSUPPORTED, INVALID, UNDEFINED, STEPS];

#[test]
fn huge_declared_objects() {
    for (i, size) in SIZES.iter().enumerate() {
        check(
            &format!("static-{i}"),
            format!("char a[{size}]; int main(void) {{ return a[5]; }}"),
            &CODES,
        );
        check(
            &format!("static-int-{i}"),
            format!("int a[{size}]; int main(void) {{ return a[5]; }}"),
            &CODES,
        );
        check(
            &format!("static-2d-{i}"),
            format!("int a[{size}][{size}]; int main(void) {{ return a[0][5]; }}"),
            &CODES,
        );
        check(
            &format!("extern-{i}"),
            format!("extern int a[{size}]; int main(void) {{ return sizeof a == 1; }}"),
            &CODES,
        );
        check(
            &format!("local-{i}"),
            body(&format!("int a[{size}]; a[7] = 0; x = a[7];")),
            &CODES,
        );
        check(
            &format!("local-init-{i}"),
            body(&format!("int a[{size}] = {{1}}; x = a[7];")),
            &CODES,
        );
        check(
            &format!("vla-{i}"),
            body(&format!(
                "unsigned long n = {size}; int a[n]; a[7] = 0; x = a[7];"
            )),
            &CODES,
        );
        check(
            &format!("vla-2d-{i}"),
            body(&format!(
                "unsigned long n = {size}; int a[n][n]; a[0][7] = 0; x = a[0][7];"
            )),
            &CODES,
        );
        check(
            &format!("struct-{i}"),
            format!("struct s {{ char a[{size}]; int b; }} s; int main(void) {{ return s.b; }}"),
            &CODES,
        );
        check(
            &format!("two-members-{i}"),
            format!(
                "struct s {{ char a[{size}]; char b[{size}]; int c[{size}]; }}; int main(void) {{ return sizeof(struct s) == 1; }}"
            ),
            &CODES,
        );
        check(
            &format!("union-{i}"),
            format!(
                "union u {{ int a[{size}]; int b; }}; int main(void) {{ union u u; u.b = 0; return u.b; }}"
            ),
            &CODES,
        );
        check(
            &format!("designator-{i}"),
            format!("int a[] = {{ [{size}] = 1 }}; int main(void) {{ return a[0]; }}"),
            &CODES,
        );
        check(
            &format!("range-{i}"),
            format!("int a[] = {{ [0 ... {size}] = 1 }}; int main(void) {{ return a[0] - 1; }}"),
            &CODES,
        );
        check(
            &format!("compound-{i}"),
            body(&format!("x = (int[{size}]){{0}}[3];")),
            &CODES,
        );
        check(
            &format!("by-value-{i}"),
            format!(
                "struct s {{ char a[{size}]; }}; struct s f(struct s s) {{ return s; }} struct s g; int main(void) {{ g = f(g); return 0; }}"
            ),
            &CODES,
        );
    }
    finish();
}

#[test]
fn huge_allocated_objects() {
    for (i, size) in SIZES.iter().enumerate() {
        check(
            &format!("malloc-{i}"),
            body(&format!(
                "char *p = malloc({size}); if (p) {{ p[5] = 0; x = p[5]; }}"
            )),
            &CODES,
        );
        check(
            &format!("calloc-{i}"),
            body(&format!(
                "char *p = calloc({size}, 2); if (p) {{ x = p[5]; }}"
            )),
            &CODES,
        );
        check(
            &format!("realloc-{i}"),
            body(&format!(
                "char *p = realloc(malloc(10), {size}); if (p) {{ p[5] = 0; x = p[5]; }}"
            )),
            &CODES,
        );
        check(
            &format!("alloca-{i}"),
            body(&format!(
                "char *p = __builtin_alloca({size}); p[5] = 0; x = p[5];"
            )),
            &CODES,
        );
        check(
            &format!("alignas-{i}"),
            format!("_Alignas({size}) int a; int main(void) {{ return a; }}"),
            &CODES,
        );
        check(
            &format!("aligned-{i}"),
            format!(
                "struct s {{ int a __attribute__((aligned({size}))); }} s[3]; int main(void) {{ return s[1].a; }}"
            ),
            &CODES,
        );
        check(
            &format!("bit-field-{i}"),
            format!("struct s {{ int a : {size}; }} s; int main(void) {{ return s.a; }}"),
            &CODES,
        );
        check(
            &format!("enum-{i}"),
            format!("enum e {{ a = {size}, b }}; int main(void) {{ return b == 3; }}"),
            &CODES,
        );
        check(
            &format!("vector-{i}"),
            format!(
                "typedef int v __attribute__((vector_size({size}))); int main(void) {{ return sizeof(v) == 1; }}"
            ),
            &CODES,
        );
        check(
            &format!("pointer-{i}"),
            body(&format!(
                "int (*p)[{size}] = 0; p += 0; x = sizeof *p == 1; typedef char c[{size}]; x = sizeof(c) == 1;"
            )),
            &CODES,
        );
        check(
            &format!("memset-{i}"),
            body(&format!("char a[4]; memset(a, 0, {size}); x = a[0];")),
            &CODES,
        );
        check(
            &format!("memcpy-{i}"),
            body(&format!(
                "static char a[4], b[4]; memcpy(a, b, {size}); x = memcmp(a, b, {size});"
            )),
            &CODES,
        );
        check(
            &format!("shift-{i}"),
            body(&format!("x = 1 << ({size}); x = x >> ({size});")),
            &CODES,
        );
    }
    finish();
}

#[test]
fn many_and_empty_objects() {
    check(
        "many-statics",
        format!(
            "{} int main(void) {{ return 0; }}",
            many(2000, |i| format!("char a{i}[1 << 20];\n"))
        ),
        &[OK, UNSUPPORTED],
    );
    check(
        "many-frames",
        format!(
            "int x; {} int main(void) {{ return f1999(); }}",
            "int f0(void) { return 0; }\n".to_string()
                + &many(1999, |i| format!(
                    "int f{}(void) {{ char a[1 << 20]; a[0] = 0; return a[0] + f{i}(); }}\n",
                    i + 1
                ))
        ),
        &[UNSUPPORTED],
    );
    check(
        "empty-arrays",
        "struct {} a[1UL << 40]; struct { struct {} b[1 << 30]; } c[1 << 30]; int main(void) { return sizeof a + sizeof c; }",
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "empty-init",
        "struct {} a[1UL << 40] = {{}}; int main(void) { struct {} b[1UL << 40] = {{}}; return 0; }",
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "empty-excess",
        "struct {} a[1UL << 40] = {0}; int main(void) { return 0; }",
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "empty-range",
        "struct {} a[1UL << 40] = {[0 ... (1UL << 40) - 1] = {}}; int main(void) { return 0; }",
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "zero-range",
        "int a[][0] = {[0 ... (1UL << 40) - 1] = {}}; int main(void) { return 0; }",
        &[OK, UNSUPPORTED, INVALID],
    );
    finish();
}
