//! Streams and unformatted input and output (C17 7.21).
//!
//! A program has its three standard streams and no files. Output never fails; it stops the program
//! as unsupported when there is too much of it. Buffering shows in nothing but how much of the output is
//! certain to appear when a program ends abnormally ([`Lib::certain`]): what was flushed, or written while standard
//! output had no buffer. A line buffer promises nothing: it is "intended" that lines are written (7.21.3p3).

use super::call::*;
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_memory::{Kind, NULL, ObjectKind, Open, Ptr};
use cassay_numbers::format::ByteSource;

pub(super) fn find(name: &str) -> Option<LibFn> {
    Some(match name {
        "clearerr" => clearerr,
        "feof" => feof,
        "ferror" => ferror,
        "fflush" => fflush,
        "fgetc" | "getc" | "fgetc_unlocked" | "getc_unlocked" => fgetc,
        "fgets" => fgets,
        "fileno" => fileno,
        "fputc" | "putc" | "fputc_unlocked" | "putc_unlocked" => fputc,
        "fputs" | "fputs_unlocked" => fputs,
        "fread" => fread,
        "fwrite" | "fwrite_unlocked" => fwrite,
        "getchar" | "getchar_unlocked" => getchar,
        "gets" => gets,
        "perror" => perror,
        "putchar" | "putchar_unlocked" => putchar,
        "puts" | "puts_unlocked" => puts,
        "setbuf" => setbuf,
        "setvbuf" => setvbuf,
        "ungetc" => ungetc,
        _ => return unsupported(name),
    })
}

/// One function per name, so that the message names it.
macro_rules! files {
    ($given:ident: $($name:literal)|+) => {
        match $given {
            $($name => Some(|_, _, _| {
                Err(Stop::Unsupported(concat!("`", $name, "`: files are not modelled").into()))
            }),)+
            _ => None,
        }
    };
}

fn unsupported(name: &str) -> Option<LibFn> {
    files!(name: "fopen" | "freopen" | "fdopen" | "fclose" | "fseek" | "ftell" | "rewind"
        | "fgetpos" | "fsetpos" | "remove" | "rename" | "tmpfile" | "tmpnam" | "getline"
        | "getdelim" | "fputwc" | "fgetwc" | "putwchar" | "fwide" | "wprintf" | "fwprintf")
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stream {
    In,
    Out,
    Error,
}

pub(super) fn stream(lib: &Lib, p: Ptr) -> Result<Stream, Stop> {
    let known = [Stream::In, Stream::Out, Stream::Error];
    match lib.streams.iter().zip(known).find(|&(&s, _)| s == p) {
        Some((_, stream)) if p != NULL => Ok(stream),
        _ => {
            let detail = "the pointer points to none of the program's streams".to_string();
            Err(Stop::Kind {
                kind: Kind::LibraryArgument,
                detail,
                ptr: Some(p),
            })
        }
    }
}

/// Writes to a stream.
pub(super) fn emit(
    lib: &mut Lib,
    host: &mut dyn Host,
    to: Stream,
    bytes: &[u8],
) -> Result<(), Stop> {
    spend(host, bytes.len() as u64)?;
    if lib.output.len() + lib.error_output.len() + bytes.len() > lib.output_limit {
        return Err(Stop::Unsupported(
            "the program writes more than the output limit".into(),
        ));
    }
    match to {
        Stream::In => return Err(Stop::Unsupported("writing to `stdin`".into())),
        Stream::Out => {
            lib.output.extend_from_slice(bytes);
            if lib.unbuffered {
                lib.flushed = lib.output.len();
            }
        }
        Stream::Error => lib.error_output.extend_from_slice(bytes),
    }
    Ok(())
}

/// The input stream, where reading at the end sets the end-of-file indicator.
pub(super) struct Input<'a> {
    lib: &'a mut Lib,
    pub taken: u64,
}

impl<'a> Input<'a> {
    pub fn new(lib: &'a mut Lib) -> Input<'a> {
        Input { lib, taken: 0 }
    }

    fn of(lib: &'a mut Lib, p: Ptr) -> Result<Input<'a>, Stop> {
        match stream(lib, p)? {
            Stream::In => Ok(Input::new(lib)),
            _ => Err(Stop::Unsupported(
                "reading from `stdout` or `stderr`".into(),
            )),
        }
    }

    /// Bytes up to and including a newline, but not more than `max`.
    fn line(&mut self, max: u64) -> Vec<u8> {
        let mut line = Vec::new();
        while (line.len() as u64) < max
            && let Some(byte) = self.next()
        {
            line.push(byte);
            if byte == b'\n' {
                break;
            }
        }
        line
    }
}

impl ByteSource for Input<'_> {
    fn peek(&mut self) -> Option<u8> {
        let waiting = self.lib.input.bytes().get(self.lib.input_pos).copied();
        let byte = self.lib.pushed_back.or(waiting);
        if byte.is_none() {
            self.lib.at_end = true;
        }
        byte
    }

    fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        if self.lib.pushed_back.take().is_none() {
            self.lib.input_pos += 1;
        }
        self.taken += 1;
        Some(byte)
    }
}

// -- output -----------------------------------------------------------------------------------

fn put(lib: &mut Lib, host: &mut dyn Host, to: Stream, c: u64) -> Outcome {
    emit(lib, host, to, &[c as u8])?;
    int_result(i64::from(c as u8))
}

fn putchar(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    put(lib, host, Stream::Out, word(args, 0)?)
}

fn fputc(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let to = stream(lib, word(args, 1)?)?;
    put(lib, host, to, word(args, 0)?)
}

/// "A nonnegative value": glibc's is the number of bytes written. Where more is looked at than its sign, another
/// library's may be seen.
fn nonnegative(host: &mut dyn Host, glibc: i64) -> Outcome {
    int_result(match host.memory().meet(Open::Result) {
        true => glibc / 2 * 3 + 7,
        false => glibc,
    })
}

fn puts(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let mut text = string(host, word(args, 0)?, None)?;
    text.push(b'\n');
    emit(lib, host, Stream::Out, &text)?;
    nonnegative(host, text.len() as i64)
}

/// Here glibc's is 1.
fn fputs(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let to = stream(lib, word(args, 1)?)?;
    let text = string(host, word(args, 0)?, None)?;
    emit(lib, host, to, &text)?;
    nonnegative(host, 1)
}

/// The bytes of `count` elements; `None` if there are none.
fn block(args: &[Arg]) -> Result<Option<u64>, Stop> {
    let (size, count) = (word(args, 1)?, word(args, 2)?);
    match size.checked_mul(count) {
        Some(0) => Ok(None),
        Some(total) => Ok(Some(total)),
        None => {
            let detail = format!("an array of {count} elements of {size} bytes cannot exist");
            Err(Stop::undefined(Kind::LibraryArgument, detail))
        }
    }
}

fn fwrite(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let to = stream(lib, word(args, 3)?)?;
    let Some(total) = block(args)? else {
        return Ok([0, 0]);
    };
    let bytes = read(host, word(args, 0)?, total)?;
    emit(lib, host, to, &bytes)?;
    Ok([word(args, 2)?, 0])
}

/// Undefined on a stream that is read from (7.21.5.2p2).
fn fflush(lib: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    let p = word(args, 0)?;
    if p != NULL && stream(lib, p)? == Stream::In {
        return Err(Stop::undefined(
            Kind::LibraryArgument,
            "an input stream is flushed",
        ));
    }
    if p == NULL || stream(lib, p)? == Stream::Out {
        lib.flushed = lib.output.len();
    }
    int_result(0)
}

fn perror(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let p = word(args, 0)?;
    let mut text = if p == NULL {
        Vec::new()
    } else {
        string(host, p, None)?
    };
    if !text.is_empty() {
        text.extend_from_slice(b": ");
    }
    text.extend_from_slice(super::string::errno_text(lib, host)?.as_bytes());
    text.push(b'\n');
    emit(lib, host, Stream::Error, &text)?;
    NOTHING
}

// -- input ------------------------------------------------------------------------------------

fn getchar(lib: &mut Lib, _: &mut dyn Host, _: &[Arg]) -> Outcome {
    int_result(Input::new(lib).next().map_or(-1, i64::from))
}

fn fgetc(lib: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    int_result(Input::of(lib, word(args, 0)?)?.next().map_or(-1, i64::from))
}

fn ungetc(lib: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (c, p) = (signed(args, 0)?, word(args, 1)?);
    Input::of(lib, p)?;
    if c == -1 {
        return int_result(-1);
    }
    if lib.pushed_back.is_some() {
        return Err(Stop::Unsupported("`ungetc` of a second character".into()));
    }
    lib.pushed_back = Some(c as u8);
    lib.at_end = false;
    int_result(i64::from(c as u8))
}

fn fgets(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (to, n) = (word(args, 0)?, signed(args, 1)?);
    let mut input = Input::of(lib, word(args, 2)?)?;
    if n < 1 {
        let detail = format!("fgets is given room for {n} characters");
        return Err(Stop::undefined(Kind::LibraryArgument, detail));
    }
    let mut line = input.line(n as u64 - 1);
    if line.is_empty() && n > 1 {
        return pointer_result(NULL);
    }
    line.push(0);
    write(host, to, &line)?;
    pointer_result(to)
}

fn gets(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let to = word(args, 0)?;
    let mut line = Input::new(lib).line(u64::MAX);
    if line.is_empty() {
        return pointer_result(NULL);
    }
    line.pop_if(|last| *last == b'\n');
    line.push(0);
    write(host, to, &line)?;
    pointer_result(to)
}

fn fread(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let mut input = Input::of(lib, word(args, 3)?)?;
    let Some(total) = block(args)? else {
        return Ok([0, 0]);
    };
    let mut bytes = Vec::new();
    while (bytes.len() as u64) < total
        && let Some(byte) = input.next()
    {
        bytes.push(byte);
    }
    write(host, word(args, 0)?, &bytes)?;
    Ok([bytes.len() as u64 / word(args, 1)?.max(1), 0])
}

/// As in the header.
const BUFSIZ: u64 = 8192;

// -- state ------------------------------------------------------------------------------------

fn feof(lib: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    let at_end = stream(lib, word(args, 0)?)? == Stream::In && lib.at_end;
    int_result(at_end.into())
}

fn ferror(lib: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    stream(lib, word(args, 0)?)?;
    int_result(0)
}

fn clearerr(lib: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    if stream(lib, word(args, 0)?)? == Stream::In {
        lib.at_end = false;
    }
    NOTHING
}

fn fileno(lib: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    int_result(match stream(lib, word(args, 0)?)? {
        Stream::In => 0,
        Stream::Out => 1,
        Stream::Error => 2,
    })
}

/// The buffer must live as long as the stream is open, which is until the program ends. What is in it from now on is
/// indeterminate (7.21.5.6p2); what a program stores there all the same is not looked at.
fn lasting_buffer(host: &mut dyn Host, buffer: Ptr, size: u64) -> Result<(), Stop> {
    if buffer == NULL || size == 0 {
        return Ok(());
    }
    if host.memory().kind_of(buffer) != ObjectKind::Static {
        let message = "a stream's buffer that is no static object";
        return Err(Stop::Unsupported(message.into()));
    }
    host.memory().fill(buffer, 0, size)?;
    host.memory().forget(buffer, size)?;
    Ok(())
}

fn setbuf(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let stream = stream(lib, word(args, 0)?)?;
    lasting_buffer(host, word(args, 1)?, BUFSIZ)?;
    set_buffer(lib, stream, word(args, 1)? == NULL);
    NOTHING
}

fn setvbuf(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    /// `_IONBF`, the last of the three, as all libraries number them.
    const UNBUFFERED: u64 = 2;
    let stream = stream(lib, word(args, 0)?)?;
    let mode = word(args, 2)? & 0xffff_ffff;
    if mode > UNBUFFERED {
        // "Nonzero" (7.21.5.6p3).
        return int_result(match host.memory().meet(Open::Result) {
            true => 1,
            false => -1,
        });
    }
    lasting_buffer(host, word(args, 1)?, word(args, 3)?)?;
    set_buffer(lib, stream, mode == UNBUFFERED);
    int_result(0)
}

/// Only before anything is written may a buffer be chosen (7.21.5.6p2); what was written before may still be in one.
fn set_buffer(lib: &mut Lib, of: Stream, unbuffered: bool) {
    if of == Stream::Out {
        lib.unbuffered = unbuffered && (lib.unbuffered || lib.output.is_empty());
    }
}
