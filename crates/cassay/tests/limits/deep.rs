//! Nesting without end, in expressions and statements.

use super::*;

#[test]
fn deep_expressions() {
    let expression = |open: &'static str, inside: &'static str, close: &'static str| {
        move |depth| body(&format!("x = {};", nested(open, inside, close, depth)))
    };
    check_nest("parentheses", expression("(", "1", ")"), &[OK]);
    check_nest("minus", expression("- ", "1", ""), &[OK]);
    check_nest("not", expression("!", "1", ""), &[OK]);
    check_nest("complement", expression("~", "1", ""), &[OK]);
    check_nest("casts", expression("(int)", "1", ""), &[OK]);
    check_nest("sizeof", expression("sizeof ", "1", ""), &[OK]);
    check_nest(
        "sizeof-type",
        expression("sizeof(int[", "1", "])"),
        &[OK, UNSUPPORTED, INVALID],
    );
    check_nest("addresses", expression("*&", "x", ""), &[OK]);
    check_nest("conditional-right", expression("x ? 1 : ", "1", ""), &[OK]);
    check_nest("conditional-middle", expression("x ? ", "1", " : 2"), &[OK]);
    check_nest("assignments", expression("x = ", "1", ""), &[OK, UNDEFINED]);
    check_nest("subscripts", expression("(int[]){0}[", "0", "]"), &[OK]);
    check_nest("calls", expression("abs(", "1", ")"), &[OK]);
    check_nest(
        "generics",
        expression("_Generic(0, default: ", "1", ")"),
        &[OK],
    );
    check_nest(
        "statement-expressions",
        expression("({ ", "1;", " ;})"),
        &[OK, INVALID, UNSUPPORTED],
    );
    check_nest(
        "compounds",
        expression("(int){", "1", "}"),
        &[OK, UNSUPPORTED],
    );
    check_nest("right-operands", expression("1 + (", "1", ")"), &[OK]);
    finish();
}

#[test]
fn long_spines() {
    for operator in ["+", "*", "-", ",", "&&", "||", "==", "|"] {
        let sum = |term: &'static str| {
            body(&format!(
                "x = ({term}{});",
                format!(" {operator} {term}").repeat(DEEP)
            ))
        };
        let name: String = operator.bytes().map(|b| format!("{b:x}")).collect();
        check(&format!("spine-{name}"), sum("1"), &[OK, UNSUPPORTED]);
        check(&format!("spine-x-{name}"), sum("x"), &[OK, UNSUPPORTED]);
    }
    check(
        "subscript-spine",
        body(&format!("x = x{};", "[0]".repeat(DEEP))),
        &[INVALID, UNSUPPORTED],
    );
    check(
        "call-spine",
        body(&format!("x = x{};", "()".repeat(DEEP))),
        &[INVALID, UNSUPPORTED],
    );
    check(
        "postfix-spine",
        body(&format!("x{};", "++".repeat(DEEP))),
        &[INVALID, UNSUPPORTED],
    );
    check(
        "member-spine",
        body(&format!("x = x{};", ".a".repeat(DEEP))),
        &[INVALID, UNSUPPORTED],
    );
    check(
        "list",
        format!(
            "struct n {{ struct n *p; }} n = {{ &n }}; int main(void) {{ return n.p{} == 0; }}",
            "->p".repeat(DEEP)
        ),
        &[OK, UNSUPPORTED],
    );
    check(
        "strings",
        body(&format!("x = sizeof({});", "\"ab\" ".repeat(DEEP))),
        &[OK],
    );
    finish();
}

#[test]
fn deep_statements() {
    let statement = |open: &'static str, inside: &'static str, close: &'static str| {
        move |depth| body(&nested(open, inside, close, depth))
    };
    check_nest("braces", statement("{", "", "}"), &[OK]);
    check_nest("ifs", statement("if (1) ", ";", ""), &[OK]);
    check_nest("else-ifs", statement("if (x) ; else ", ";", ""), &[OK]);
    check_nest("whiles", statement("while (1) ", "return 0;", ""), &[OK]);
    check_nest(
        "fors",
        statement("for (int i = 0;;) ", "return 0;", ""),
        &[OK],
    );
    check_nest("dos", statement("do ", ";", " while (0);"), &[OK, INVALID]);
    check_nest("do-braces", statement("do { ", ";", " } while (0);"), &[OK]);
    check_nest("switches", statement("switch (0) case 0: ", ";", ""), &[OK]);
    check_nest(
        "case-labels",
        |n| {
            body(&format!(
                "switch (0) {{ {} ; }}",
                many(n, |i| format!("case {i}: "))
            ))
        },
        &[OK],
    );
    check_nest(
        "goto-labels",
        |n| body(&format!("{} ;", many(n, |i| format!("l{i}: ")))),
        &[OK],
    );
    finish();
}
