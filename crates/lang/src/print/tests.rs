//! Texts of trees made by hand. That they read back is tested where the parser is.

use super::*;
use crate::span::Span;

struct Vars {
    p: Program,
    a: ExprId,
    b: ExprId,
    c: ExprId,
}

fn vars() -> Vars {
    let mut p = Program::new();
    let int = p.int_type();
    let [a, b, c] = ["a", "b", "c"].map(|name| {
        let decl = p.var(name, int);
        p.use_of(decl)
    });
    Vars { p, a, b, c }
}

#[test]
fn precedence_and_associativity() {
    use BinaryOp::*;
    let Vars { mut p, a, b, c } = vars();
    let mut check = |outer, inner, left: &str, right: &str| {
        let e = p.binary(inner, a, b);
        let l = p.binary(outer, e, c);
        assert_eq!(print_expr(&p, l), left);
        let e = p.binary(inner, b, c);
        let r = p.binary(outer, a, e);
        assert_eq!(print_expr(&p, r), right);
    };
    check(Sub, Sub, "a - b - c", "a - (b - c)");
    check(Add, Mul, "a * b + c", "a + b * c");
    check(Mul, Add, "(a + b) * c", "a * (b + c)");
    check(Shl, Add, "(a + b) << c", "a << (b + c)");
    check(Add, Shl, "(a << b) + c", "a + (b << c)");
    check(LogOr, LogAnd, "(a && b) || c", "a || (b && c)");
    check(LogAnd, LogAnd, "a && b && c", "a && (b && c)");
    check(BitOr, BitAnd, "(a & b) | c", "a | (b & c)");
    check(BitAnd, Eq, "(a == b) & c", "a & (b == c)");
    check(Eq, Lt, "(a < b) == c", "a == (b < c)");
    check(LogAnd, Lt, "a < b && c", "a && b < c");
}

#[test]
fn unary_operators_never_glue() {
    let Vars { mut p, a, b, .. } = vars();
    let neg = p.unary(UnaryOp::Neg, a);
    let negneg = p.unary(UnaryOp::Neg, neg);
    assert_eq!(print_expr(&p, negneg), "- -a");
    let dec = p.unary(UnaryOp::PreDec, a);
    let e = p.unary(UnaryOp::Neg, dec);
    assert_eq!(print_expr(&p, e), "- --a");
    let e = p.binary(BinaryOp::Sub, b, neg);
    assert_eq!(print_expr(&p, e), "b - -a");
    let addr = p.unary(UnaryOp::AddrOf, a);
    let e = p.unary(UnaryOp::AddrOf, addr);
    assert_eq!(print_expr(&p, e), "& &a");
    let post = p.unary(UnaryOp::PostInc, a);
    let e = p.unary(UnaryOp::Deref, post);
    assert_eq!(print_expr(&p, e), "*a++");
    let deref = p.unary(UnaryOp::Deref, a);
    let e = p.unary(UnaryOp::PostInc, deref);
    assert_eq!(print_expr(&p, e), "(*a)++");
    let not = p.unary(UnaryOp::Not, a);
    let e = p.binary(BinaryOp::Eq, not, b);
    assert_eq!(print_expr(&p, e), "(!a) == b");
}

#[test]
fn assignments_conditionals_and_commas() {
    let Vars { mut p, a, b, c } = vars();
    let set = p.expr(ExprKind::Assign(None, a, b));
    let chain = p.expr(ExprKind::Assign(Some(BinaryOp::Shl), c, set));
    assert_eq!(print_expr(&p, chain), "c <<= a = b");
    let comma = p.expr(ExprKind::Comma(set, c));
    let cond = p.expr(ExprKind::Cond(set, Some(comma), set));
    assert_eq!(print_expr(&p, cond), "(a = b) ? a = b, c : (a = b)");
    let nested = p.expr(ExprKind::Cond(cond, None, cond));
    assert_eq!(
        print_expr(&p, nested),
        "((a = b) ? a = b, c : (a = b)) ?: (a = b) ? a = b, c : (a = b)"
    );
    let bits = p.binary(BinaryOp::BitAnd, a, b);
    let cond = p.expr(ExprKind::Cond(bits, Some(a), bits));
    assert_eq!(print_expr(&p, cond), "(a & b) ? a : a & b");
    let call = p.call(a, &[comma, b]);
    assert_eq!(print_expr(&p, call), "a((a = b, c), b)");
    let null = p.stmt(StmtKind::Null);
    let stmt = p.stmt(StmtKind::While(set, null));
    assert_eq!(print_stmt(&p, stmt), "while ((a = b))\n    ;");
}

#[test]
fn numbers_before_postfix_operators() {
    let mut p = Program::new();
    let lit = IntLit {
        value: 14,
        radix: Radix::Hex,
        unsigned: false,
        size: IntSuffix::None,
    };
    let e = p.expr(ExprKind::Int(lit));
    let inc = p.unary(UnaryOp::PostInc, e);
    assert_eq!(print_expr(&p, inc), "(0xe)++");
    let index = p.expr(ExprKind::Index(e, e));
    assert_eq!(print_expr(&p, index), "0xe[0xe]");
}

#[test]
fn declarators() {
    let mut p = Program::new();
    let int = p.int_type();
    let three = p.int(3);
    let pointer = |p: &mut Program, to| p.ty(TypeKind::Pointer(to));
    let array = |p: &mut Program, elem| {
        let (len, param) = (ArrayLen::Expr(three), ArrayParam::default());
        p.ty(TypeKind::Array { elem, len, param })
    };
    let function = |p: &mut Program, ret, params: &[DeclId]| {
        let params = Params::List(p.list(params));
        p.ty(TypeKind::Function {
            ret,
            params,
            variadic: false,
        })
    };
    let check = |p: &Program, ty, named: &str, unnamed: &str| {
        assert_eq!(print_type(p, ty, Some("x")), named);
        assert_eq!(print_type(p, ty, None), unnamed);
    };

    let arr = array(&mut p, int);
    check(&p, arr, "int x[3]", "int[3]");
    let to_arr = pointer(&mut p, arr);
    check(&p, to_arr, "int (*x)[3]", "int (*)[3]");
    let param = p.param(None, to_arr);
    let f = function(&mut p, int, &[param]);
    check(&p, f, "int x(int (*)[3])", "int (int (*)[3])");
    let to_f = pointer(&mut p, f);
    let fs = array(&mut p, to_f);
    let to_fs = pointer(&mut p, fs);
    check(
        &p,
        to_fs,
        "int (*(*x)[3])(int (*)[3])",
        "int (*(*)[3])(int (*)[3])",
    );
    let g = function(&mut p, to_f, &[]);
    check(
        &p,
        g,
        "int (*x(void))(int (*)[3])",
        "int (*(void))(int (*)[3])",
    );

    let cint = p.qualified(TypeKind::Int(IntKind::Int), Quals::CONST);
    let cp = p.qualified(TypeKind::Pointer(cint), Quals::CONST.union(Quals::VOLATILE));
    let pp = pointer(&mut p, cp);
    check(
        &p,
        pp,
        "const int *const volatile *x",
        "const int *const volatile *",
    );
    let arr = array(&mut p, cp);
    check(
        &p,
        arr,
        "const int *const volatile x[3]",
        "const int *const volatile[3]",
    );

    let atomic = p.qualified(TypeKind::Pointer(int), Quals::ATOMIC);
    let f = function(&mut p, atomic, &[]);
    let to_f = pointer(&mut p, f);
    check(
        &p,
        to_f,
        "_Atomic(int *) (*x)(void)",
        "_Atomic(int *) (*)(void)",
    );

    let param = ArrayParam {
        is_static: true,
        quals: Quals::CONST,
    };
    let arr = p.ty(TypeKind::Array {
        elem: int,
        len: ArrayLen::Expr(three),
        param,
    });
    check(&p, arr, "int x[static const 3]", "int[static const 3]");
    let param = ArrayParam {
        is_static: false,
        quals: Quals::RESTRICT,
    };
    let arr = p.ty(TypeKind::Array {
        elem: int,
        len: ArrayLen::Star,
        param,
    });
    check(&p, arr, "int x[restrict *]", "int[restrict *]");
}

#[test]
fn dangling_else_gets_braces() {
    let Vars { mut p, a, b, .. } = vars();
    let s = p.stmt(StmtKind::Expr(a));
    let open = p.stmt(StmtKind::If(b, s, None));
    let body = p.stmt(StmtKind::While(a, open));
    let outer = p.stmt(StmtKind::If(a, body, Some(s)));
    let text = "if (a) {\n    while (a)\n        if (b)\n            a;\n} else\n    a;";
    assert_eq!(print_stmt(&p, outer), text);
    let closed = p.stmt(StmtKind::If(b, s, Some(s)));
    let outer = p.stmt(StmtKind::If(a, closed, None));
    let text = "if (a) {\n    if (b)\n        a;\n    else\n        a;\n}";
    assert_eq!(print_stmt(&p, outer), text);
}

#[test]
fn switch_and_labels() {
    let Vars { mut p, a, .. } = vars();
    let one = p.int(1);
    let two = p.int(2);
    let s = p.stmt(StmtKind::Expr(a));
    let null = p.stmt(StmtKind::Null);
    let brk = p.stmt(StmtKind::Break);
    let inner = p.block(&[s, brk]);
    let case2 = p.stmt(StmtKind::Case(one, Some(two), inner));
    let default = p.stmt(StmtKind::Default(s));
    let case1 = p.stmt(StmtKind::Case(one, None, default));
    let name = p.intern("out");
    let label = p.push_label(Label {
        name,
        span: Span::NONE,
    });
    let end = p.stmt(StmtKind::Label(label, null));
    let body = p.block(&[case1, brk, case2, end]);
    let switch = p.stmt(StmtKind::Switch(a, body));
    let goto = p.stmt(StmtKind::Goto(label));
    let block = p.block(&[switch, goto]);
    let text = "\
{
    switch (a) {
    case 1:
    default:
        a;
        break;
    case 1 ... 2: {
        a;
        break;
    }
    out:;
    }
    goto out;
}";
    assert_eq!(print_stmt(&p, block), text);
}

#[test]
fn statement_expressions_start_at_their_line() {
    let Vars { mut p, a, b, .. } = vars();
    let s = p.stmt(StmtKind::Expr(a));
    let block = p.block(&[s, s]);
    let value = p.expr(ExprKind::StmtExpr(block));
    let call = p.call(b, &[a, value, a]);
    let stmt = p.stmt(StmtKind::Expr(call));
    let outer = p.block(&[stmt]);
    let text = "{\n    b(a, ({\n        a;\n        a;\n    }), a);\n}";
    assert_eq!(print_stmt(&p, outer), text);
}

#[test]
fn long_lists_are_wrapped() {
    let mut p = Program::new();
    let int = p.int_type();
    let items: Vec<InitId> = (0..40)
        .map(|i| {
            let e = p.int(i * 1000);
            p.push_init(Init::Expr(e))
        })
        .collect();
    let row = p.braces(&items[..3]);
    let rows = p.braces(&[row; 12]);
    let flat = p.braces(&items);
    let len = ArrayLen::None;
    let ty = p.ty(TypeKind::Array {
        elem: int,
        len,
        param: ArrayParam::default(),
    });
    let kind = |init| DeclKind::Var {
        ty,
        storage: Storage::Static,
        init: Some(init),
    };
    let flat = p.decl(Some("flat"), kind(flat));
    let text = print_decl(&p, flat);
    assert!(
        text.starts_with("static int flat[] = {\n    0, 1000, 2000, "),
        "{text}"
    );
    assert!(text.ends_with(" 39000\n};"), "{text}");
    assert!(
        text.lines()
            .nth(2)
            .is_some_and(|line| line.starts_with("    1")),
        "{text}"
    );
    assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
    let rows = p.decl(Some("rows"), kind(rows));
    let text = print_decl(&p, rows);
    assert_eq!(text.lines().nth(3), Some("    {0, 1000, 2000},"), "{text}");
}

#[test]
fn old_style_definitions() {
    let mut p = Program::new();
    let int = p.int_type();
    let a = p.param(Some("a"), int);
    let pointer = p.ty(TypeKind::Pointer(int));
    let b = p.param(Some("b"), pointer);
    let ty = p.ty(TypeKind::Function {
        ret: pointer,
        params: Params::Unspecified,
        variadic: false,
    });
    let body = p.block(&[]);
    let params = p.list(&[a, b]);
    let function = |storage, params, body| DeclKind::Function {
        ty,
        storage,
        inline: false,
        noreturn: true,
        params,
        body,
    };
    let f = p.decl(Some("f"), function(Storage::Static, params, Some(body)));
    let text = "static _Noreturn int *f(a, b)\n    int a;\n    int *b;\n{\n}";
    assert_eq!(print_decl(&p, f), text);
    let f = p.decl(Some("f"), function(Storage::None, List::EMPTY, None));
    assert_eq!(print_decl(&p, f), "_Noreturn int *f();");
}

#[test]
fn records_and_attributes() {
    let mut p = Program::new();
    let int = p.int_type();
    let eight = p.int(8);
    let name = |p: &mut Program, name| Some(p.intern(name));
    let packed = p.push_attrs(Attrs {
        packed: true,
        ..Attrs::default()
    });
    let aligned = p.push_attrs(Attrs {
        aligned: Some(Aligned::Expr(eight)),
        ..Attrs::default()
    });
    let field = |name, ty, bits, attrs| Field {
        name,
        ty,
        bits,
        attrs,
        span: Span::NONE,
    };
    let x = name(&mut p, "x");
    let x = p.push_field(field(x, int, Some(eight), None));
    let pad = p.push_field(field(None, int, Some(eight), None));
    let y = name(&mut p, "y");
    let y = p.push_field(field(y, int, None, Some(aligned)));
    let inner_fields = p.list(&[x, pad]);
    let inner = p.push_record(Record {
        kind: RecordKind::Union,
        tag: None,
        fields: Some(inner_fields),
        attrs: Some(packed),
        span: Span::NONE,
    });
    let inner = p.ty(TypeKind::Record(inner));
    let inner = p.push_field(field(None, inner, None, None));
    let fields = p.list(&[inner, y]);
    let tag = name(&mut p, "S");
    let attrs = Some(packed);
    let kind = RecordKind::Struct;
    let record = p.push_record(Record {
        kind,
        tag,
        fields: Some(fields),
        attrs,
        span: Span::NONE,
    });
    let decl = p.decl(
        None,
        DeclKind::Record {
            record,
            define: true,
        },
    );
    let text = "\
struct S {
    union {
        int x : 8;
        int : 8;
    } __attribute__((packed));
    _Alignas(8) int y;
} __attribute__((packed));";
    assert_eq!(print_decl(&p, decl), text);
}

#[test]
fn wide_integers_are_extensions() {
    let mut p = Program::new();
    let wide = p.ty(TypeKind::Int(IntKind::UInt128));
    let pointer = p.ty(TypeKind::Pointer(wide));
    let typedef = p.decl(Some("u128"), DeclKind::Typedef { ty: wide });
    let text = "__extension__ typedef unsigned __int128 u128;";
    assert_eq!(print_decl(&p, typedef), text);
    let typedef_pointer = p.decl(Some("pu128"), DeclKind::Typedef { ty: pointer });
    let text = "__extension__ typedef unsigned __int128 *pu128;";
    assert_eq!(print_decl(&p, typedef_pointer), text);
    let named = p.ty(TypeKind::Typedef(typedef));
    let var = p.var("x", named);
    assert_eq!(print_decl(&p, var), "u128 x;");
}

/// Deep trees must not exhaust the call stack, here or in the comparison.
#[test]
fn deep_trees() {
    let Vars { mut p, a, .. } = vars();
    let mut sum = a;
    let mut right = a;
    let mut unary = a;
    for _ in 0..100_000 {
        sum = p.binary(BinaryOp::Add, sum, a);
        right = p.binary(BinaryOp::Add, a, right);
        unary = p.unary(UnaryOp::Not, unary);
    }
    let s = p.stmt(StmtKind::Expr(sum));
    let mut chain = p.stmt(StmtKind::Expr(right));
    let mut nest = p.stmt(StmtKind::Expr(unary));
    for _ in 0..10_000 {
        chain = p.stmt(StmtKind::If(a, s, Some(chain)));
        nest = p.block(&[nest]);
    }
    let last = p.stmt(StmtKind::Expr(a));
    let chain = p.stmt(StmtKind::If(a, last, Some(nest)));
    assert!(print_stmt(&p, chain).len() > 100_000);
    let text = print_expr(&p, sum);
    assert_eq!(text.len(), 1 + 4 * 100_000);
}

#[test]
fn a_long_else_chain_stays_flat() {
    let Vars { mut p, a, b, .. } = vars();
    let s = p.stmt(StmtKind::Expr(b));
    let mut chain = s;
    for _ in 0..10_000 {
        chain = p.stmt(StmtKind::If(a, s, Some(chain)));
    }
    let text = print_stmt(&p, chain);
    assert!(text.starts_with("if (a)\n    b;\nelse if (a)\n    b;\nelse if"));
    assert_eq!(text.lines().count(), 20_002);
}

#[test]
fn notes_stand_behind_declarations() {
    let mut p = Program::new();
    let int = p.int_type();
    let (a, b) = (p.var("a", int), p.var("b", int));
    let notes = Notes::from_iter([(a, "finally 3".to_string())]);
    assert_eq!(
        print_decls(&p, &[a, b], &notes),
        "int a; /* finally 3 */\nint b;\n"
    );
}
