//! The programs in `examples` do what they say.

#[path = "../../../examples/generate_and_mutate.rs"]
mod generate_and_mutate;
#[path = "../../../examples/run_text.rs"]
mod run_text;

#[test]
fn texts_are_run() {
    assert_eq!(
        run_text::meaning("#include <stdio.h>\nint main(void) { puts(\"x\"); return 3; }"),
        "prints \"x\\n\", returns 3"
    );
    let undefined = run_text::meaning("int main(void) {\n  int z = 0;\n  return 1 / z; }");
    assert!(
        undefined.starts_with("undefined in line 3: "),
        "{undefined}"
    );
    assert!(run_text::meaning("int main(void) { return x; }").starts_with("no program: main.c:1:"));
    run_text::main();
}

#[test]
fn variants_print_what_their_program_prints() {
    let (seed, output, variants) = generate_and_mutate::family(2, 3).expect("a program");
    assert_eq!(variants.len(), 3);
    for variant in variants {
        assert_ne!(variant, seed);
        let means = run_text::meaning(&variant);
        assert_eq!(means, format!("prints {output:?}, returns 0"));
    }
    generate_and_mutate::main().expect("a program");
}
