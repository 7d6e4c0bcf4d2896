//! Wild values wherever a program can put one: each must give an answer, whichever.
//!
//! Numbers and pointers at the edges of what 64 bits hold go through every operator, access and
//! library function that takes one. The build checks arithmetic: an overflow that the standard's
//! rules did not ask for is a panic here.

use std::panic::{AssertUnwindSafe, catch_unwind};

const POINTERS: &[&str] = &[
    "0",
    "1",
    "-1L",
    "-8L",
    "-4096L",
    "0x7fffffffffffffff",
    "0x8000000000000000",
    "0xffffffff00000000",
    "0xfffffffeffffffff",
    "0x00000001ffffffff",
    "0x1fffffff8",
    "0xffffffff",
    "(long)buffer + 7",
    "(long)buffer + 0xffffffff",
    "(long)buffer - 1",
    "(long)buffer ^ (1L << 62)",
    "(long)main",
    "(long)main + 1",
    "(long)\"abc\"",
];

const NUMBERS: &[&str] = &[
    "0",
    "1",
    "-1L",
    "64",
    "0x7fffffff",
    "0x80000000",
    "0xffffffff",
    "0x100000000",
    "0x7fffffffffffffff",
    "0x8000000000000000",
    "0xfffffffffffffff0",
];

/// `p` is a wild pointer, `q` points to 16 bytes "12345\0", `n` is a wild number.
const USES: &[&str] = &[
    "x = *(char *)p;",
    "x = *(int *)p;",
    "x = *(long *)p;",
    "x = *(double *)p;",
    "x = *(long double *)p;",
    "x = *(__int128 *)p;",
    "x = **(int **)p;",
    "*(char *)p = 1;",
    "*(int *)p = 1;",
    "*(void **)p = q;",
    "*(long double *)p = 1;",
    "*(struct big *)p = *(struct big *)q;",
    "struct big b = *(struct big *)p; x = b.a[0];",
    "x = ((struct bits *)p)->b;",
    "((struct bits *)p)->b = 3;",
    "((struct bits *)p)->b++;",
    "x = ((struct big *)p)->a[3];",
    "x = (long)&((struct big *)p)->a[n];",
    "x = ((char *)p)[n];",
    "x = ((int *)p)[n];",
    "((char *)p)[n] = 1;",
    "((struct big *)p)[n].a[1] = 1;",
    "x = (long)((char *)p + n);",
    "x = (long)((char *)p - n);",
    "x = (long)((int *)p + n);",
    "x = (long)((struct big *)p - n);",
    "x = (char *)p - q;",
    "x = (int *)p - (int *)q;",
    "x = (char *)p < q;",
    "x = p == (void *)q;",
    "char *r = p; r++; r--; ++r; r += n; x = *r;",
    "int (*r)[n] = p; x = sizeof *r; x = (long)(r + 1);",
    "x = ((int (*)(int))p)(3);",
    "goto *p;",
    "char a[n]; a[0] = 1; x = a[0];",
    "int a[n][n]; a[0][0] = 1; x = sizeof a;",
    "char *r = __builtin_alloca(n); r[0] = 1;",
    "x = n + n; x = n - 1; x = n * n; x = -n;",
    "x = n / -1; x = n % -1;",
    "x = n << 1; x = n >> 63; x = 1 << n;",
    "x = (int)n; x = (short)n; x = (char)n; x = (_Bool)n;",
    "__int128 w = n; w = w * w; w = w << n; w = -w; x = w / (n | 1);",
    "unsigned __int128 w = n; w = w * w; w = w >> (n & 127); x = w % (n | 1);",
    "double d = n; d = d * 1e300; x = d;",
    "double d = *(double *)&n; x = d; x = (unsigned)d; float f = d; x = f;",
    "long double d = n; d = d * d * d; x = d; float f = d; __int128 w = d; x = w;",
    "struct bits s = {0}; s.b = n; s.c = n; s.b += n; s.c--; s.c <<= n; x = s.b * s.c;",
    "x = __builtin_clzl(n) + __builtin_ctzl(n) + __builtin_popcountl(n) + __builtin_ffsl(n);",
    "long r; x = __builtin_add_overflow(n, n, &r) + __builtin_mul_overflow(n, n, &r);",
    "int r; x = __builtin_sub_overflow(n, p == 0, &r) + __builtin_mul_overflow(n, n, (int *)p);",
    "x = __builtin_object_size(p, 0);",
    "x = __builtin_bswap64(n) + __builtin_parityl(n) + __builtin_expect(n, 1);",
    "__builtin_prefetch(p);",
    "switch (n) { case 0: case -1L: x = 1; break; case 0x7fffffff ... 0x80000000: x = 2; }",
    "x = memcmp(p, q, n);",
    "memcpy(p, q, n);",
    "memcpy(q, p, n);",
    "memmove(q, p, n);",
    "memmove(q + 1, q, n);",
    "memset(p, 1, n);",
    "memset(q, n, 3);",
    "x = memchr(p, 'a', n) != 0;",
    "x = memchr(q, 'z', n) != 0;",
    "x = strlen(p);",
    "x = strnlen(p, n) + strnlen(q, n);",
    "strcpy(p, q);",
    "strcpy(q, p);",
    "strncpy(q, p, n);",
    "strncpy(p, q, n);",
    "strcat(q, p);",
    "strncat(q, p, n);",
    "x = strcmp(p, q);",
    "x = strncmp(q, p, n);",
    "x = strchr(p, n) != 0;",
    "x = strrchr(p, n) != 0;",
    "x = strstr(q, p) != 0;",
    "x = strspn(q, p) + strcspn(p, q);",
    "x = strpbrk(q, p) != 0;",
    "x = strtok(p, q) != 0;",
    "x = strtol(p, 0, 10);",
    "x = strtol(q, p, n);",
    "x = strtoul(q, 0, n);",
    "x = strtod(q, p);",
    "x = atoi(p) + atol(q);",
    "x = atof(p);",
    "free(p);",
    "p = realloc(p, n);",
    "p = malloc(n); if (p) *(char *)p = 1; free(p);",
    "p = calloc(n, n); free(p);",
    "p = calloc(n, 1); free(p);",
    "p = aligned_alloc(n, n); free(p);",
    "p = aligned_alloc(16, n); free(p);",
    "qsort(p, n, 4, (int (*)(const void *, const void *))q);",
    "qsort(q, n, 1, compare);",
    "qsort(q, 2, n, compare);",
    "qsort(p, 3, 4, compare);",
    "x = bsearch(p, q, n, 1, compare) != 0;",
    "x = bsearch(q, p, 3, n, compare) != 0;",
    "x = bsearch(q, q, n, n, compare) != 0;",
    "printf(p);",
    "printf(\"%s\", (char *)p);",
    "printf(\"%.*s\", (int)n, (char *)p);",
    "printf(\"%.*s|%*d|%-*ld\", (int)n, q, (int)n, 1, (int)n, n);",
    "printf(\"%ld %lu %lx %lo %hhd %hd %+ld % ld %#lx %020ld\", n, n, n, n, (char)n, (short)n, n, n, n, n);",
    "printf(\"%.*f\", (int)n & 1023, *(double *)&n);",
    "printf(\"%a %e %g %La %Lg\", *(double *)&n, *(double *)&n, *(double *)&n, (long double)n, (long double)n);",
    "printf(\"%p\", p);",
    "printf(\"%n\", (int *)p);",
    "printf(\"%c%lc\", (int)n, (unsigned)n);",
    "x = sprintf(p, \"%ld\", n);",
    "x = snprintf(p, n, \"%ld\", n);",
    "x = snprintf(q, n, \"%d\", 1);",
    "x = sscanf(p, \"%d\", (int *)q);",
    "x = sscanf(q, \"%d\", (int *)p);",
    "x = sscanf(q, p, p);",
    "x = sscanf(q, \"%99s\", (char *)p);",
    "x = fprintf(p, \"a\");",
    "x = fwrite(p, n, 1, stdout);",
    "x = fwrite(q, 1, n, stdout);",
    "x = fwrite(q, n, n, stdout);",
    "x = fread(p, n, n, stdin);",
    "x = fgets(p, n, stdin) != 0;",
    "x = fgets(q, n, stdin) != 0;",
    "x = ungetc(n, stdin);",
    "puts(p);",
    "fputs(p, stdout);",
    "putchar(n);",
    "x = isalpha(n) + toupper(n) + isspace(n);",
    "x = abs(n); x = labs(n);",
    "x = div(n, -1).quot; x = ldiv(n, n).rem;",
    "x = ldiv(n, -1).quot;",
    "srand(n); x = rand();",
    "x = ldexp(1.5, n); x = scalbn(1.5L, n);",
    "x = pow(*(double *)&n, n); x = fmod(n, *(double *)&n);",
    "x = sqrt(n) + floor(*(double *)&n) + ceil(n) + round(n) + trunc(n);",
    "x = sin(*(double *)&n) + exp(*(double *)&n) + log(*(double *)&n);",
    "x = lround(*(double *)&n); x = llrint(*(double *)&n);",
    "double i; x = modf(*(double *)&n, &i); x = frexp(*(double *)&n, (int *)p);",
    "x = nextafter(*(double *)&n, n); x = ilogb(*(double *)&n);",
    "x = fmal(n, n, n) + remainder(n, *(double *)&n);",
    "exit(n);",
    "_Exit(n);",
    "atexit((void (*)(void))p);",
    "x = getenv(p) != 0;",
    "abort();",
    "x = system(p);",
    "x = time(p);",
    "x = clock();",
    "x = setjmp(p);",
    "x = mblen(p, n) + mbtowc(p, q, n);",
    "x = wcslen(p);",
    "perror(p);",
    "x = strerror(n) != 0;",
    "assert(n);",
    "va_list *l = p; x = va_arg(*l, int);",
    "va_list l; va_copy(l, *(va_list *)p); va_end(l);",
    "vprintf(\"%d\", *(va_list *)p);",
    "va_end(*(va_list *)p);",
];

#[test]
fn every_use_has_an_answer() {
    let failures = cassay_eval::with_stack(|| {
        let mut failures = Vec::new();
        for (i, &each) in USES.iter().enumerate() {
            let pointers = if each.contains('p') {
                POINTERS
            } else {
                &POINTERS[..1]
            };
            // All pairs would take long: numbers take turns, each use begins with another.
            for (j, pointer) in pointers.iter().enumerate() {
                let rounds = if pointers.len() == 1 {
                    NUMBERS.len()
                } else {
                    2
                };
                for k in 0..rounds {
                    let number = NUMBERS[(i + j + 5 * k) % NUMBERS.len()];
                    let text = program(each, pointer, number);
                    if catch_unwind(AssertUnwindSafe(|| cassay_bench::swallow(text.as_bytes())))
                        .is_err()
                    {
                        failures.push(format!("p = {pointer}, n = {number}: {each}"));
                    }
                }
            }
        }
        failures
    });
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn program(each: &str, pointer: &str, number: &str) -> String {
    format!(
        "#include <assert.h>\n#include <ctype.h>\n#include <math.h>\n#include <stdarg.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n\
         struct big {{ int a[8]; }};\nstruct bits {{ unsigned a : 3; int b : 13; long c : 40; }};\n\
         char buffer[16] = \"12345\";\nlong x;\n\
         int compare(const void *a, const void *b) {{ return *(const char *)a - *(const char *)b; }}\n\
         int main(void) {{\n    void *p = (void *)({pointer});\n    char *q = buffer;\n    long n = {number};\n    {each}\n    return x != 0;\n}}\n"
    )
}

/// The programs must be programs: a use that never gets past the checker tests nothing.
#[test]
fn most_uses_run() {
    let refused: Vec<String> = cassay_eval::with_stack(|| {
        USES.iter()
            .filter_map(|each| {
                let text = program(each, "(long)buffer", "1");
                let problem = cassay_bench::swallow(text.as_bytes()).err()?;
                Some(format!("{each}: {problem}"))
            })
            .collect()
    });
    println!("{}", refused.join("\n"));
    assert!(refused.len() * 10 < USES.len(), "{}", refused.join("\n"));
}
