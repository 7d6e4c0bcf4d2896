//! The helper process as a program of its own, for tests whose own `main` is not theirs to change.

fn main() -> std::process::ExitCode {
    cassay_exec::main_if_helper();
    eprintln!("this program is started by Cassay's tests, not by people");
    std::process::ExitCode::from(2)
}
