//! The commands behind a driver (`cc1`, `as`, `ld`), read once from `-###` and then run directly.
//!
//! The driver costs a third of the time of a small compilation, and linking through `collect2`
//! with its plugin most of the rest. Asked to show what it would do, it prints one command per
//! line, in which names that we chose stand for the source and the result; what it would call its
//! temporary files is whatever else a command writes.
//!
//! A derivation counts only if it then compiles the family's smallest program. It is refused
//! (`None`, and the driver is used) where a command is not understood, for link-time
//! optimisation, in which the driver and the linker talk to each other, and for scripts around a compiler,
//! which may do more than they pass on.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::compiler::{Compiler, Request};
use crate::families::Driver;
use crate::find::is_script;
use crate::process::{ExecError, Job, Limits, Ran};
use crate::quick::Quick;
use crate::worker::Worker;

const SOURCE: &str = "cassay_in.c";
const STEM: &str = "cassay_in";
const OUT: &str = "cassay_out";
const SMALLEST: &str = "int main(void) { return 0; }\n";

/// The commands that a driver would run, with holes for the names of files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps {
    /// The steps that are run for each source.
    pub(crate) each: Vec<Step>,
    /// The step that is run once, over what the others have made.
    pub(crate) link: Option<Step>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub program: String,
    pub args: Vec<Arg>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Arg {
    Text(String),
    Source,
    /// The source's name without its directory.
    SourceName,
    /// A file between two steps; in the link, one for each source.
    Between(usize),
    Out,
    /// A text that ends in the directory where the compiler runs.
    WithDir(String),
}

/// Asks the driver what it would do, and tries that; and then what would be quicker.
pub fn derive(
    compiler: &Compiler,
    driver: &Driver,
    worker: &mut Worker,
    flags: &[String],
    dir: &Path,
) -> Result<Option<(Steps, Option<Quick>)>, ExecError> {
    let lto = compiler.family.traits().lto;
    let more_than_shown = |flag: &String| {
        lto.is_some_and(|lto| flag.starts_with(lto)) || driver.not_with.contains(&flag.as_str())
    };
    if flags.iter().any(more_than_shown) || is_script(compiler.program()) {
        return Ok(None);
    }
    let place = dir.join("cassay-derive");
    std::fs::create_dir_all(&place).map_err(ExecError::file("cannot make", &place))?;
    let steps = derive_in(compiler, driver, worker, flags, &place).and_then(|steps| {
        let Some(steps) = steps else {
            return Ok(None);
        };
        let quick = Quick::derive(compiler, driver, &steps, worker, flags, &place)?;
        Ok(Some((steps, quick)))
    });
    // Below a scratch directory, which goes as a whole if this fails.
    let _ = std::fs::remove_dir_all(&place);
    steps
}

fn derive_in(
    compiler: &Compiler,
    driver: &Driver,
    worker: &mut Worker,
    flags: &[String],
    place: &Path,
) -> Result<Option<Steps>, ExecError> {
    let source = place.join(SOURCE);
    std::fs::write(&source, SMALLEST).map_err(ExecError::file("cannot write", &source))?;
    let mut line = compiler
        .driver(flags, &[SOURCE.into()], Path::new(OUT))
        .into_iter();
    let program = line.next().unwrap_or_default();
    let job = |args: Vec<OsString>| Job::compiler(program.clone(), place).args(args);
    let mut shown = vec![OsString::from(driver.show)];
    shown.extend(line);
    let ran = worker.run(&job(shown))?;
    if !ran.succeeded() {
        return Ok(None);
    }
    let Some(mut steps) = parse(driver, &ran.stderr.text(), place) else {
        return Ok(None);
    };
    for step in steps.each.iter_mut().chain(&mut steps.link) {
        // The driver looks in places of its own before it asks `PATH`.
        let name = file_name(&step.program);
        let name = match driver.linker_behind(name) {
            Some(linker) => linker,
            None if !step.program.contains('/') => name,
            None => continue,
        };
        let ran = worker.run(&job(vec![format!("{}{name}", driver.which).into()]))?;
        let answer = ran.stdout.text().trim().to_string();
        if !ran.succeeded() || answer.is_empty() {
            return Ok(None);
        }
        step.program = answer;
    }
    let out = place.join(OUT);
    let request = Request {
        flags,
        each: &[],
        sources: &[source],
        out: &out,
        dir: place,
        limits: Limits::COMPILER,
        way: crate::compiler::Way::Steps,
    };
    let works = steps
        .run(worker, &request)?
        .is_some_and(|ran| ran.succeeded() && out.is_file());
    Ok(works.then_some(steps))
}

impl Steps {
    /// `None` when these steps do not suit the request.
    pub fn run(&self, worker: &mut Worker, request: &Request) -> Result<Option<Ran>, ExecError> {
        if request.sources.is_empty() || self.link.is_none() && request.sources.len() > 1 {
            return Ok(None);
        }
        let mut all: Option<Ran> = None;
        let mut left = request.limits;
        for (at, source) in request.sources.iter().enumerate() {
            for step in &self.each {
                let job = step.job(request, source, at..at + 1).limits(left);
                if !run_one(worker, &job, &mut all, &mut left.wall)? {
                    return Ok(all);
                }
            }
        }
        if let (Some(link), Some(first)) = (&self.link, request.sources.first()) {
            let job = link
                .job(request, first, 0..request.sources.len())
                .limits(left);
            run_one(worker, &job, &mut all, &mut left.wall)?;
        }
        Ok(all)
    }
}

/// Runs one step; whether the next one should be. The elapsed time is for all together.
pub(crate) fn run_one(
    worker: &mut Worker,
    job: &Job,
    all: &mut Option<Ran>,
    left: &mut std::time::Duration,
) -> Result<bool, ExecError> {
    let ran = worker.run(job)?;
    let go_on = ran.succeeded();
    *left = left.saturating_sub(ran.wall);
    *all = Some(match all.take() {
        Some(before) => before.then(ran),
        None => ran,
    });
    Ok(go_on)
}

impl Step {
    pub fn job(&self, request: &Request, source: &Path, sources: std::ops::Range<usize>) -> Job {
        let mut args: Vec<OsString> = Vec::with_capacity(self.args.len());
        for arg in &self.args {
            match arg {
                Arg::Text(text) => args.push(text.into()),
                Arg::Source => args.push(source.into()),
                Arg::SourceName => args.push(source.file_name().unwrap_or_default().into()),
                Arg::Between(number) => args.extend(
                    sources
                        .clone()
                        .map(|at| between(request.dir, at, *number).into_os_string()),
                ),
                Arg::Out => args.push(request.out.into()),
                Arg::WithDir(text) => {
                    let mut text = OsString::from(text);
                    text.push(request.dir);
                    args.push(text);
                }
            }
        }
        Job::compiler(&self.program, request.dir).args(args)
    }
}

fn between(dir: &Path, source: usize, number: usize) -> PathBuf {
    // Assemblers and linkers do not look at the ending, and compilers do not read these.
    dir.join(format!("cassay-{source}-{number}.tmp"))
}

/// The commands in what a driver shows.
fn parse(driver: &Driver, shown: &str, place: &Path) -> Option<Steps> {
    let mut files: Vec<String> = Vec::new();
    let mut steps = Vec::new();
    for line in shown.lines().filter(|line| line.starts_with(' ')) {
        if line.trim_start().starts_with('(') {
            continue;
        }
        steps.push(step(driver, &split(line)?, &mut files, place)?);
    }
    let has = |step: &Step, arg: &Arg| step.args.contains(arg);
    // Exactly one step reads the source, the first; exactly one writes the result, the last.
    let (last, first) = (steps.last()?, steps.first()?);
    let sound = has(first, &Arg::Source)
        && steps.iter().filter(|s| has(s, &Arg::Source)).count() == 1
        && has(last, &Arg::Out)
        && steps.iter().filter(|s| has(s, &Arg::Out)).count() == 1;
    if !sound {
        return None;
    }
    let link = is_linker(driver, &last.program)
        .then(|| steps.pop())
        .flatten();
    (!steps.is_empty()).then_some(Steps { each: steps, link })
}

fn step(driver: &Driver, words: &[String], files: &mut Vec<String>, place: &Path) -> Option<Step> {
    let (program, rest) = words.split_first()?;
    let place = place.to_string_lossy();
    let mut args = Vec::new();
    let mut rest = rest.iter();
    while let Some(word) = rest.next() {
        let arg = match word.as_str() {
            text if driver.left_out.contains(&text) => {
                rest.next()?;
                continue;
            }
            text if driver.left_out_prefixes.iter().any(|p| text.starts_with(p)) => continue,
            text if driver.name_the_source.contains(&text) => {
                args.push(Arg::Text(word.clone()));
                let name = rest.next()?.strip_suffix(".c")?;
                [STEM, OUT].contains(&name).then_some(Arg::SourceName)?
            }
            "-o" => {
                args.push(Arg::Text(word.clone()));
                let file = rest.next()?;
                if file == OUT {
                    Arg::Out
                } else {
                    files.push(file.clone());
                    Arg::Between(files.len() - 1)
                }
            }
            SOURCE => Arg::Source,
            text => match files.iter().position(|file| file == text) {
                Some(number) => Arg::Between(number),
                None => match text.strip_suffix(place.as_ref()) {
                    Some(start) => Arg::WithDir(start.to_string()),
                    None => Arg::Text(text.to_string()),
                },
            },
        };
        args.push(arg);
    }
    // A name of ours in a place that is not understood would be wrong for every other source.
    let strange = args.iter().any(|arg| {
        matches!(arg, Arg::Text(text) | Arg::WithDir(text)
            if text.contains(STEM) || text.contains(OUT) || text.contains(place.as_ref()))
    });
    (!strange).then(|| Step {
        program: program.clone(),
        args,
    })
}

fn file_name(program: &str) -> &str {
    program.rsplit('/').next().unwrap_or(program)
}

fn is_linker(driver: &Driver, program: &str) -> bool {
    let name = file_name(program);
    driver.linker_behind(name).is_some()
        || name == "ld"
        || name.ends_with("-ld")
        || name.starts_with("ld.")
        || name.ends_with("lld")
}

/// The words of a shown command: separated by spaces, in double quotes where needed.
fn split(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match c {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            '\\' => word.get_or_insert_default().push(chars.next()?),
            ' ' if !quoted => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    (!quoted && !words.is_empty()).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::families::Family;

    fn driver() -> &'static Driver {
        Family::Gcc.traits().driver.unwrap()
    }

    #[test]
    fn quotes_and_backslashes() {
        assert_eq!(
            split(r#" "/a b/cc" -D"X=\"1\"" "" c\ d"#).unwrap(),
            ["/a b/cc", "-DX=\"1\"", "", "c d"]
        );
        assert_eq!(split(" \"open"), None);
    }

    const GCC: &str = concat!(
        "Target: x86_64-linux-gnu\n",
        " /lib/cc1 -quiet cassay_in.c -quiet -dumpdir cassay_out- -dumpbase cassay_in.c ",
        "-dumpbase-ext .c \"-mtune=generic\" -O2 -o /tmp/ccA.s\n",
        "COLLECT_GCC_OPTIONS='-O2' '-o' 'cassay_out'\n",
        " as --64 -o /tmp/ccB.o /tmp/ccA.s\n",
        " /lib/collect2 -plugin /lib/p.so \"-plugin-opt=-fresolution=/place/ccC.res\" -pie ",
        "-o cassay_out crt1.o /tmp/ccB.o -lc\n",
    );

    #[test]
    fn gcc_has_three_steps() {
        let steps = parse(driver(), GCC, Path::new("/place")).unwrap();
        let [cc1, assemble] = steps.each.as_slice() else {
            panic!("{steps:?}");
        };
        assert!(cc1.args.contains(&Arg::SourceName) && cc1.args.contains(&Arg::Between(0)));
        let text = |t: &str| Arg::Text(t.to_string());
        assert_eq!(
            assemble.args,
            [text("--64"), text("-o"), Arg::Between(1), Arg::Between(0)]
        );
        let link = steps.link.unwrap();
        assert_eq!(
            link.args,
            [
                text("-pie"),
                text("-o"),
                Arg::Out,
                text("crt1.o"),
                Arg::Between(1),
                text("-lc")
            ]
        );
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        let strange = GCC.replace("-O2 -o", "-MF cassay_in.d -o");
        assert_eq!(parse(driver(), &strange, Path::new("/place")), None);
        let twice = format!("{GCC}{GCC}");
        assert_eq!(parse(driver(), &twice, Path::new("/place")), None);
        assert_eq!(parse(driver(), "", Path::new("/place")), None);
    }
}
