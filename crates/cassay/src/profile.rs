//! `cassay run --profile`: which lines are looked at, and the profile for people and as JSON.

use anyhow::{Result, bail};
use cassay_eval::profile::{PointProfile, Pointee, Profiled, Scalar, Shape, Value, Values};
use cassay_lang::tree::{FloatKind, Id, IntKind, Program, StmtId, StmtKind};
use cassay_lang::{Location, SourceMap, Target};
use serde_json::{Map, Value as Json, json};
use std::fmt::Write;

/// The lines whose statements are looked at: ranges, both ends included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lines {
    All,
    Some(Vec<(u32, u32)>),
}

impl Lines {
    pub fn parse(text: &str) -> Result<Lines> {
        if text == "all" {
            return Ok(Lines::All);
        }
        let number = |part: &str| part.trim().parse::<u32>().ok().filter(|&n| n > 0);
        let mut ranges = Vec::new();
        for part in text.split(',') {
            let ends = match part.split_once('-') {
                Some((first, last)) => number(first).zip(number(last)),
                None => number(part).map(|n| (n, n)),
            };
            match ends {
                Some((first, last)) if first <= last => ranges.push((first, last)),
                _ => bail!(
                    "--profile wants `all`, or lines and ranges of lines such as 12,20-30; `{part}` is none"
                ),
            }
        }
        Ok(Lines::Some(ranges))
    }

    fn contains(&self, line: u32) -> bool {
        match self {
            Lines::All => true,
            Lines::Some(ranges) => ranges.iter().any(|&(a, b)| (a..=b).contains(&line)),
        }
    }

    /// The statements of the program's files that start on these lines, in order. Blocks and labels
    /// are none: what is true before them is said before their first statement.
    pub fn points(
        &self,
        program: &Program,
        sources: &SourceMap,
        files: &[(String, Vec<u8>)],
    ) -> Result<Vec<StmtId>> {
        let mut found = Vec::new();
        for (i, stmt) in program.stmts.iter().enumerate() {
            if matches!(
                stmt.kind,
                StmtKind::Block(_)
                    | StmtKind::Label(..)
                    | StmtKind::Case(..)
                    | StmtKind::Default(_)
            ) {
                continue;
            }
            let Some(at) = sources.location(stmt.span) else {
                continue;
            };
            let file = files.iter().position(|(name, _)| **name == *at.file);
            if let Some(file) = file.filter(|_| self.contains(at.line)) {
                found.push((file, at.line, at.column, StmtId::from_index(i)));
            }
        }
        found.sort_unstable();
        if let Lines::Some(ranges) = self {
            for &(first, last) in ranges {
                if !found.iter().any(|f| (first..=last).contains(&f.1)) {
                    let lines = match first == last {
                        true => format!("line {first}"),
                        false => format!("lines {first} to {last}"),
                    };
                    bail!(
                        "no statement starts on {lines}, so there is nothing to profile; `--profile all` shows where statements start"
                    );
                }
            }
        }
        Ok(found.into_iter().map(|f| f.3).collect())
    }
}

fn location(point: &PointProfile, program: &Program, sources: &SourceMap) -> Option<Location> {
    sources.location(program[point.stmt].span)
}

/// The profile for people: a paragraph for each point that was reached.
pub fn text(
    profiled: &Profiled,
    program: &Program,
    sources: &SourceMap,
    target: &Target,
) -> String {
    let mut out = String::new();
    for point in &profiled.points {
        let place = match location(point, program, sources) {
            Some(at) => format!("{}:{}:{}", at.file, at.line, at.column),
            None => "?".into(),
        };
        let times = match point.visits {
            0 => "never reached".to_string(),
            1 => "reached once".to_string(),
            n => format!("reached {n} times"),
        };
        let _ = writeln!(out, "{place}: {times}");
        if point.visits == 0 {
            continue;
        }
        for scalar in &point.scalars {
            let name = scalar.place.text(program);
            let _ = writeln!(out, "  {name}{}", values_text(scalar, program, target));
        }
    }
    out
}

fn values_text(scalar: &Scalar, program: &Program, target: &Target) -> String {
    let values = &scalar.values;
    if values.seen.is_empty() {
        return ": no value".into();
    }
    let list: Vec<String> = values
        .seen
        .iter()
        .map(|v| value_text(v, scalar.shape, program))
        .collect();
    let mut text = format!(" = {}", list.join(", "));
    if !values.complete {
        text.push_str(", …");
        if let Some((min, max)) = values.range {
            let show = |v| value_text(&Value::Int(v), scalar.shape, program);
            let _ = write!(text, " from {} to {}", show(min), show(max));
        }
        if let Shape::Int { kind, bits } = scalar.shape
            && (values.zeros | values.ones) != 0
        {
            let width = bits.map_or_else(|| target.width(kind), u32::from);
            let _ = write!(text, ", bits {}", bits_text(values, width));
        }
    }
    if values.indeterminate {
        text.push_str(", or no value");
    }
    if values.unstable {
        text.push_str(", depends on what C leaves open");
    }
    text
}

/// Bits, highest first: 0 and 1 where they are always the same, `x` elsewhere; equal ones at the top
/// are shown once.
fn bits_text(values: &Values, width: u32) -> String {
    let bit = |i: u32| match (values.zeros >> i & 1, values.ones >> i & 1) {
        (1, _) => '0',
        (_, 1) => '1',
        _ => 'x',
    };
    let all: Vec<char> = (0..width).rev().map(bit).collect();
    let same = all.iter().take_while(|&&c| Some(&c) == all.first()).count();
    let (dots, skip) = if same > 4 { ("…", same - 1) } else { ("", 0) };
    let shown: String = all.into_iter().skip(skip).collect();
    format!("{dots}{shown}")
}

fn value_text(value: &Value, shape: Shape, program: &Program) -> String {
    match (*value, shape) {
        (Value::Int(v), shape) if is_wide_unsigned(shape) => (v as u128).to_string(),
        (Value::Int(v), _) => v.to_string(),
        (Value::Float(bits), Shape::Float(FloatKind::Float)) => {
            format!("{:?}", f32::from_bits(bits as u32))
        }
        (Value::Float(bits), Shape::Float(FloatKind::Double)) => {
            format!("{:?}", f64::from_bits(bits as u64))
        }
        (Value::Float(bits), _) => format!("bits {bits:#x}"),
        (Value::Pointer(p), _) => pointee_text(p, program),
    }
}

fn pointee_text(p: Pointee, program: &Program) -> String {
    let name = |d| {
        let decl: &cassay_lang::tree::Decl = &program[d];
        decl.name.map_or("?", |n| program.name(n))
    };
    let shifted = |text: String, offset: u32| match offset {
        0 => text,
        n => format!("{text}+{n}"),
    };
    match p {
        Pointee::Null => "null".into(),
        Pointee::Object { decl, offset } => shifted(format!("&{}", name(decl)), offset),
        Pointee::Function(decl) => name(decl).into(),
        Pointee::Other {
            decl: Some(decl),
            offset,
        } => shifted(format!("(elsewhere) &{}", name(decl)), offset),
        Pointee::Other { decl: None, offset } => shifted("(unnamed object)".into(), offset),
        Pointee::Integer(v) => format!("{v:#x}"),
    }
}

fn type_text(shape: Shape) -> String {
    match shape {
        Shape::Int { kind, bits: None } => kind.name().into(),
        Shape::Int {
            kind,
            bits: Some(bits),
        } => format!("{}:{bits}", kind.name()),
        Shape::Float(kind) => kind.name().into(),
        Shape::Pointer => "pointer".into(),
    }
}

/// The profile as the value of the key `profile`.
pub fn json(profiled: &Profiled, program: &Program, sources: &SourceMap) -> Json {
    let point = |point: &PointProfile| {
        let at = location(point, program, sources);
        json!({
            "file": at.as_ref().map(|l| l.file.as_ref()),
            "line": at.as_ref().map(|l| l.line),
            "column": at.as_ref().map(|l| l.column),
            "visits": point.visits,
            "scalars": point.scalars.iter().map(|s| scalar_json(s, program)).collect::<Vec<_>>(),
        })
    };
    Json::Array(profiled.points.iter().map(point).collect())
}

fn scalar_json(scalar: &Scalar, program: &Program) -> Json {
    let values = &scalar.values;
    let show = |v: &Value| match (*v, scalar.shape) {
        (Value::Int(n), shape) if !is_wide_unsigned(shape) => number(n),
        (_, shape) => json!(value_text(v, shape, program)),
    };
    let mut object = Map::new();
    object.insert("name".into(), json!(scalar.place.text(program)));
    object.insert("type".into(), json!(type_text(scalar.shape)));
    object.insert(
        "values".into(),
        Json::Array(values.seen.iter().map(show).collect()),
    );
    object.insert("complete".into(), json!(values.complete));
    if let Some((min, max)) = values.range {
        object.insert("min".into(), show(&Value::Int(min)));
        object.insert("max".into(), show(&Value::Int(max)));
        object.insert("zeros".into(), json!(format!("{:#x}", values.zeros)));
        object.insert("ones".into(), json!(format!("{:#x}", values.ones)));
    }
    object.insert("indeterminate".into(), json!(values.indeterminate));
    object.insert("unstable".into(), json!(values.unstable));
    Json::Object(object)
}

/// Values of this type are bit patterns.
fn is_wide_unsigned(shape: Shape) -> bool {
    matches!(
        shape,
        Shape::Int {
            kind: IntKind::UInt128,
            ..
        }
    )
}

/// A number where JSON has it, otherwise its digits.
fn number(n: i128) -> Json {
    if let Ok(n) = i64::try_from(n) {
        json!(n)
    } else if let Ok(n) = u64::try_from(n) {
        json!(n)
    } else {
        json!(n.to_string())
    }
}
