//! The quickest way from a source to a program: the commands behind the driver, with a link against our
//! own runtime instead of the C library. Such a link, and the start of such a program, take a tenth of the
//! time.
//!
//! **What makes it safe.** When a way is derived, a small program is made so; the runtime counts only if the
//! program then prints what it should. A program that lacks something in the runtime is linked in the
//! ordinary way; where that happens several times in a row, the runtime is given up for good. And every
//! finding is confirmed through the driver, as ever.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::compiler::{Compiler, Request, Way};
use crate::families::Driver;
use crate::process::{ExecError, Job, Limits, Ran};
use crate::steps::{Arg, Step, Steps, run_one};
use crate::worker::Worker;

/// Uses integer output, a call of the library that compilers make up, static data and a division that
/// needs help from the compiler's own library.
const PROBE: &str = "int printf(const char *, ...);\n\
    static struct { int a[40]; } s = {{3}}, t;\n\
    static volatile unsigned __int128 v = 1000;\n\
    int main(void) { t = s; printf(\"%d %lx\\n\", t.a[0], (unsigned long)(v / 7)); return t.a[39]; }\n";
const PROBE_OUTPUT: &str = "3 8e\n";
/// So many failures in a row, where the ordinary way succeeds, end the runtime's career.
const ENOUGH: u32 = 3;

/// Whether something still deserves to be tried.
#[derive(Debug, Default)]
struct Trust {
    failures: AtomicU32,
}

impl Trust {
    fn good(&self) -> bool {
        self.failures.load(Ordering::Relaxed) < ENOUGH
    }

    fn worked(&self) {
        if self.good() {
            self.failures.store(0, Ordering::Relaxed);
        }
    }

    fn failed(&self) {
        self.failures.fetch_add(1, Ordering::Relaxed);
    }

    fn lose(&self) {
        self.failures.store(ENOUGH, Ordering::Relaxed);
    }
}

/// What is known about one set of flags beyond its steps.
#[derive(Debug)]
pub struct Quick {
    link: Step,
    runtime: Trust,
}

impl Quick {
    /// Tries the quick way on a small program; `None` where it does not work.
    pub fn derive(
        compiler: &Compiler,
        driver: &Driver,
        steps: &Steps,
        worker: &mut Worker,
        flags: &[String],
        place: &Path,
    ) -> Result<Option<Quick>, ExecError> {
        let here = compiler.target.starts_with("x86_64") && compiler.runner.is_empty();
        if !here || !driver.links_plainly(flags) {
            return Ok(None);
        }
        let (Some(link), Some(kit)) = (&steps.link, worker.kit(compiler.program())?) else {
            return Ok(None);
        };
        let Some(link) = link_step(link, &kit.runtime) else {
            return Ok(None);
        };
        let quick = Quick {
            link,
            runtime: Trust::default(),
        };
        let works = quick.works(steps, worker, flags, place)?;
        Ok(works.then_some(quick))
    }

    /// Whether a program that is made so prints what it should.
    fn works(
        &self,
        steps: &Steps,
        worker: &mut Worker,
        flags: &[String],
        place: &Path,
    ) -> Result<bool, ExecError> {
        let source = PathBuf::from("cassay-probe.c");
        let path = place.join(&source);
        std::fs::write(&path, PROBE).map_err(ExecError::file("cannot write", &path))?;
        let out = place.join("cassay-probe");
        let request = Request {
            flags,
            each: &[],
            sources: std::slice::from_ref(&source),
            out: &out,
            dir: place,
            limits: Limits::COMPILER,
            way: Way::Direct,
        };
        for step in &steps.each {
            worker.run(&step.job(&request, &source, 0..1))?;
        }
        if !worker
            .run(&self.link.job(&request, &source, 0..1))?
            .succeeded()
        {
            return Ok(false);
        }
        let ran = worker.run(&Job::program(&out, place))?;
        Ok(ran.succeeded() && ran.stdout.bytes == PROBE_OUTPUT.as_bytes())
    }

    /// From now on programs are linked with the C library.
    pub fn needs_the_library(&self) {
        self.runtime.lose();
    }

    /// What is quick about it.
    pub fn describe(&self) -> &'static str {
        if self.runtime.good() {
            "by its steps, linked without the C library"
        } else {
            "by its steps"
        }
    }

    /// As [`Steps::run`]; the same verdicts.
    pub fn run(
        &self,
        steps: &Steps,
        worker: &mut Worker,
        request: &Request,
    ) -> Result<Option<Ran>, ExecError> {
        let Some(first) = request.sources.first() else {
            return Ok(None);
        };
        if !self.runtime.good() {
            return steps.run(worker, request);
        }
        let mut all: Option<Ran> = None;
        let mut left = request.limits;
        for (at, source) in request.sources.iter().enumerate() {
            for step in &steps.each {
                let job = step.job(request, source, at..at + 1).limits(left);
                if !run_one(worker, &job, &mut all, &mut left.wall)? {
                    return Ok(all);
                }
            }
        }
        let sources = 0..request.sources.len();
        let compiled = all.clone();
        let job = self.link.job(request, first, sources.clone()).limits(left);
        if run_one(worker, &job, &mut all, &mut left.wall)? {
            self.runtime.worked();
            return Ok(all);
        }
        self.runtime.failed();
        let _ = std::fs::remove_file(request.out);
        all = compiled;
        if let Some(link) = &steps.link {
            let job = link.job(request, first, sources).limits(left);
            run_one(worker, &job, &mut all, &mut left.wall)?;
        }
        Ok(all)
    }
}

/// A link with our runtime in place of the C library, for the same linker.
fn link_step(ordinary: &Step, runtime: &Path) -> Option<Step> {
    let text = |text: &str| Arg::Text(text.to_string());
    let x86_64 = ordinary
        .args
        .windows(2)
        .any(|pair| pair == [text("-m"), text("elf_x86_64")]);
    let object = ordinary
        .args
        .iter()
        .find(|arg| matches!(arg, Arg::Between(_)))?;
    if !x86_64 {
        return None;
    }
    let help = ordinary.args.iter().find_map(|arg| match arg {
        Arg::Text(text) => {
            let path = Path::new(text.strip_prefix("-L")?).join("libgcc.a");
            path.is_file().then_some(path)
        }
        _ => None,
    });
    let mut args = vec![
        text("-m"),
        text("elf_x86_64"),
        text("-static"),
        text("--build-id=none"),
        text("-z"),
        text("noexecstack"),
        text("-o"),
        Arg::Out,
        text(runtime.to_str()?),
        object.clone(),
    ];
    if let Some(help) = help.and_then(|path| path.to_str().map(text)) {
        args.push(help);
    }
    Some(Step {
        program: ordinary.program.clone(),
        args,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        crate::compiler::words(line)
    }

    #[test]
    fn flags_that_need_the_c_library() {
        let driver = crate::families::Family::Gcc.traits().driver.unwrap();
        for fine in [
            "",
            "-O0",
            "-O3 -march=native -std=c11",
            "-Os -fno-strict-aliasing -g",
        ] {
            assert!(driver.links_plainly(&words(fine)), "{fine}");
        }
        for not in [
            "-O2 -static",
            "-O2 -lm",
            "-fsanitize=address",
            "-O2 -Wl,-z,now",
            "-O1 -c",
            "-pg",
            "-m32",
            "-nostdlib",
        ] {
            assert!(!driver.links_plainly(&words(not)), "{not}");
        }
    }

    #[test]
    fn trust_is_lost_by_failures_in_a_row_and_never_comes_back() {
        let trust = Trust::default();
        for _ in 0..5 {
            trust.failed();
            trust.failed();
            trust.worked();
        }
        assert!(trust.good());
        for _ in 0..ENOUGH {
            trust.failed();
        }
        trust.worked();
        assert!(!trust.good());
    }
}
