//! Targets for people, and as JSON.

use cassay_lang::Target;
use cassay_lang::choices::Value;
use cassay_lang::target::Endian;
use serde_json::{Map, json};

/// What no target decides otherwise, and so is no field.
const COMMON: &str = "\
On every target: bytes of 8 bits; two's complement; >> of a negative value keeps the sign; a value
that does not fit a narrower signed type loses its upper bits; _Bool is one byte; plain int
bit-fields are signed; float is IEEE single; characters are UTF-8.";

pub fn list(json: bool) {
    if json {
        let all: Vec<_> = Target::all().iter().map(|t| object(t)).collect();
        say!("{}", serde_json::Value::Array(all));
        return;
    }
    say!("target          order   int long pointer  double long-double  char      of");
    for t in Target::all() {
        let order = match t.endian {
            Endian::Little => "little",
            Endian::Big => "big",
        };
        say!(
            "{:<15} {:<7} {:>3} {:>4} {:>7}  {:>6} {:>11}  {:<8}  {}",
            t.name,
            order,
            t.int.size,
            t.long.size,
            t.pointer.size,
            t.double.size,
            t.long_double.size,
            if t.char_signed { "signed" } else { "unsigned" },
            t.about
        );
    }
}

fn object(target: &Target) -> serde_json::Value {
    let mut out = Map::new();
    for choice in target.choices() {
        let value = match choice.value {
            Value::Text(text) => json!(text),
            Value::Number(n) => json!(n),
            Value::Flag(flag) => json!(flag),
            Value::List(list) => json!(list),
        };
        out.insert(choice.key.to_string(), value);
    }
    serde_json::Value::Object(out)
}

pub fn one(target: &Target, json: bool) {
    if json {
        say!("{}", object(target));
        return;
    }
    for choice in target.choices() {
        let value = choice.value.to_string();
        say!("{:<24} {value:<20} {}", choice.key, choice.words);
    }
    say!("\n{COMMON}");
}
