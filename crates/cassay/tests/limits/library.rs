//! Hostile formats, and arguments that point nowhere.

use super::*;

#[test]
fn formats() {
    let formats = [
        "%2147483647d",
        "%-2147483647d",
        "%.2147483647d",
        "%.2147483647f",
        "%99999999999999999999d",
        "%.99999999999999999999d",
        "%2147483648d",
        "%.1000000000f",
        "%.400000000g",
        "%1000000000a",
        "%.1000000000e",
        "%1000000000s",
        "%.2147483647s",
        "%*d",
        "%.*d",
        "%",
        "%%%",
        "%l",
        "%lllld",
        "%q",
        "%2$d",
        "%n",
        "%hhn",
        "%ls",
        "%lc",
        "%C",
    ];
    for (i, format) in formats.iter().enumerate() {
        let codes = [OK, UNSUPPORTED, UNDEFINED, STEPS];
        let value = if format.ends_with(['f', 'g', 'a', 'e']) {
            "1.5"
        } else if format.ends_with('s') {
            "\"x\""
        } else {
            "7"
        };
        check(
            &format!("printf-{i}"),
            body(&format!("printf(\"{format}\", {value});")),
            &codes,
        );
        check(
            &format!("snprintf-{i}"),
            body(&format!(
                "char a[4]; x = snprintf(a, 4, \"{format}\", {value});"
            )),
            &codes,
        );
        check(
            &format!("sscanf-{i}"),
            body(&format!(
                "int a = 0; x = sscanf(\"123 456\", \"{format}\", &a);"
            )),
            &codes,
        );
    }
    for value in ["0x7fffffff", "-0x7fffffff - 1", "-1"] {
        let name = value.replace(' ', "");
        check(
            &format!("star-width{name}"),
            body(&format!("printf(\"%*d\", {value}, 1);")),
            &[OK, UNSUPPORTED, UNDEFINED, STEPS],
        );
        check(
            &format!("star-precision{name}"),
            body(&format!("printf(\"%.*f\", {value}, 1.0);")),
            &[OK, UNSUPPORTED, UNDEFINED, STEPS],
        );
    }
    check(
        "format-long",
        body(&format!(
            "printf(\"{}\"{});",
            "%d".repeat(20_000),
            ", 1".repeat(20_000)
        )),
        &[OK, UNSUPPORTED],
    );
    check(
        "unterminated",
        body("char a[3] = \"abc\"; x = strlen(a);"),
        &[UNDEFINED],
    );
    check(
        "unterminated-printf",
        body("char a[3] = \"abc\"; printf(\"%s\", a);"),
        &[UNDEFINED],
    );
    check(
        "unterminated-format",
        body("char a[3] = \"abc\"; printf(a);"),
        &[UNDEFINED],
    );
    check(
        "unterminated-strcpy",
        body("char a[3] = \"abc\", b[9]; strcpy(b, a); strcat(b, a);"),
        &[UNDEFINED],
    );
    check("wild-string", body("puts((char *)1); "), &[UNDEFINED]);
    check("wild-strings", body("puts((char *)-1);"), &[UNDEFINED]);
    check(
        "wild-free",
        body("free((char *)0x5555555555555555);"),
        &[UNDEFINED],
    );
    check(
        "wild-memory",
        body("char *p = (char *)&x; memmove(p + 4, p, 0); memcpy(p - 1, p, 3);"),
        &[UNDEFINED],
    );
    check(
        "wild-va-list",
        "#include <stdarg.h>\n#include <stdio.h>\n#include <string.h>\nint main(void) { va_list l; memset(&l, 0xff, sizeof l); vprintf(\"%d%s\", l); return va_arg(l, int); }",
        &[UNDEFINED, UNSUPPORTED, INVALID],
    );
    finish();
}
