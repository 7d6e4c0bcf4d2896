//! Small changes of a program that make another program, for `audit`: the meaning need not stay.
//!
//! Each change is after a class of mistakes that a semantics can make: operands swapped or behind calls (order of
//! evaluation), attributes respelled and moved, types exchanged (conversions, layout, effective types), statements
//! without their braces (scopes and lifetimes), literals at the borders of types. They work on tokens. Most results
//! are programs; what is none is refused by everybody, and costs nothing but the time.

use cassay_bench::mutate::{Rng, tokens};

/// A kind of change, by the name that reports give it.
type Change = (&'static str, fn(&mut Text, &mut Rng) -> Option<()>);

/// Weighted by repetition.
const CHANGES: &[Change] = &[
    ("operands", swap_operands),
    ("operands", swap_operands),
    ("arguments", swap_arguments),
    ("arguments", swap_arguments),
    ("operator", other_operator),
    ("type", other_type),
    ("type", other_type),
    ("type", other_type),
    ("qualifier", qualify),
    ("unbraced", unbrace),
    ("unbraced", unbrace),
    ("call", behind_call),
    ("call", behind_call),
    ("touch", behind_touch),
    ("touch", behind_touch),
    ("touch", behind_touch),
    ("comma", behind_comma),
    ("address", by_address),
    ("cast", cast),
    ("number", other_number),
    ("number", other_number),
    ("respelled", respell),
    ("respelled", respell),
    ("moved", move_attribute),
    ("moved", move_attribute),
    ("attribute", add_attribute),
];

/// A changed copy of a program, and the names of the changes. Nothing if none could be made.
pub fn changed(source: &str, rng: &mut Rng) -> Option<(String, Vec<&'static str>)> {
    let mut text = Text::new(source);
    let wanted = 1 + rng.below(3);
    let mut made = Vec::new();
    for _ in 0..12 {
        let &(name, change) = rng.pick(CHANGES)?;
        if change(&mut text, rng).is_some() {
            made.push(name);
            // What was inserted is to be looked at as tokens.
            text = Text::new(&text.text());
        }
        if made.len() == wanted {
            break;
        }
    }
    (!made.is_empty()).then(|| (text.text(), made))
}

/// The tokens of a program, spaces and directives included.
struct Text {
    all: Vec<String>,
    /// Those that are code, by their place in `all`.
    code: Vec<usize>,
}

impl Text {
    fn new(source: &str) -> Text {
        let plain = without_comments(source);
        let pieces = tokens(plain.as_bytes());
        let all: Vec<String> = pieces
            .iter()
            .map(|piece| String::from_utf8_lossy(piece).into_owned())
            .collect();
        let mut code = Vec::new();
        let (mut directive, mut begins) = (false, true);
        for (i, piece) in all.iter().enumerate() {
            if piece.starts_with(|c: char| c.is_ascii_whitespace()) {
                if piece.contains('\n') {
                    directive = false;
                    begins = true;
                }
                continue;
            }
            directive |= begins && piece == "#";
            begins = false;
            if !directive {
                code.push(i);
            }
        }
        Text { all, code }
    }

    fn text(&self) -> String {
        self.all.concat()
    }

    /// The code token with this number; empty behind the last.
    fn at(&self, i: usize) -> &str {
        self.code.get(i).map_or("", |&place| &self.all[place])
    }

    fn len(&self) -> usize {
        self.code.len()
    }

    /// The text of some code tokens, the spaces between them included.
    fn part(&self, from: usize, to: usize) -> String {
        self.all[self.code[from]..=self.code[to]].concat()
    }

    /// Puts a text in the place of some code tokens. Numbers of later ones are then no longer true.
    fn replace(&mut self, from: usize, to: usize, text: String) {
        let (first, last) = (self.code[from], self.code[to]);
        self.all[first] = text;
        for piece in &mut self.all[first + 1..=last] {
            piece.clear();
        }
    }

    fn before(&mut self, i: usize, text: &str) {
        let place = self.code[i];
        self.all[place].insert_str(0, text);
    }

    fn behind(&mut self, i: usize, text: &str) {
        let place = self.code[i];
        self.all[place].push_str(text);
    }

    /// The bracket that closes the one here.
    fn close(&self, open: usize) -> Option<usize> {
        let mut depth = 0_usize;
        for i in open..self.len() {
            match self.at(i) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some(i);
                    }
                }
                _ => {}
            }
        }
        None
    }

    fn open(&self, close: usize) -> Option<usize> {
        let mut depth = 0_usize;
        for i in (0..=close).rev() {
            match self.at(i) {
                ")" | "]" | "}" => depth += 1,
                "(" | "[" | "{" => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some(i);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The end of the operand that begins here: a name, a number or parentheses, with what is behind it.
    fn operand(&self, from: usize) -> Option<usize> {
        let mut end = match self.at(from) {
            "(" => self.close(from)?,
            word if is_name(word) || is_number(word) => from,
            _ => return None,
        };
        loop {
            match self.at(end + 1) {
                "(" | "[" => end = self.close(end + 1)?,
                "." | "->" if is_name(self.at(end + 2)) => end += 2,
                _ => return Some(end),
            }
        }
    }

    /// The beginning of the operand that ends here.
    fn operand_back(&self, to: usize) -> Option<usize> {
        let mut start = to;
        loop {
            match self.at(start) {
                ")" | "]" => {
                    start = self.open(start)?;
                    let before = self.at(start.checked_sub(1)?);
                    if !is_name(before) && !matches!(before, ")" | "]") {
                        return Some(start);
                    }
                    start -= 1;
                }
                word if is_name(word) || is_number(word) => {
                    let before = start.checked_sub(1)?;
                    if !matches!(self.at(before), "." | "->") {
                        return Some(start);
                    }
                    start = before.checked_sub(1)?;
                }
                _ => return None,
            }
        }
    }

    /// Some code token that is as wanted.
    fn find(&self, rng: &mut Rng, wanted: impl Fn(&Text, usize) -> bool) -> Option<usize> {
        let start = rng.below(self.len());
        (start..self.len())
            .chain(0..start)
            .find(|&i| wanted(self, i))
    }

    /// How many braces are open before each token.
    fn depths(&self) -> Vec<usize> {
        let mut depth = 0_usize;
        let mut depths = Vec::with_capacity(self.len());
        for i in 0..self.len() {
            if self.at(i) == "}" {
                depth = depth.saturating_sub(1);
            }
            depths.push(depth);
            if self.at(i) == "{" {
                depth += 1;
            }
        }
        depths
    }

    /// An operand inside a function: where it begins and ends.
    fn some_operand(&self, rng: &mut Rng) -> Option<(usize, usize)> {
        let depths = self.depths();
        let from = self.find(rng, |t, i| {
            depths[i] > 0
                && t.operand(i).is_some()
                && !matches!(
                    t.at(i.wrapping_sub(1)),
                    "." | "->" | "goto" | "&" | "struct" | "union" | "enum"
                )
                && !is_type(t.at(i.wrapping_sub(1)))
                && t.at(i + 1) != ":"
        })?;
        Some((from, self.operand(from)?))
    }

    /// The first token of the declaration or statement around one.
    fn beginning(&self, i: usize) -> usize {
        let ends = |&k: &usize| matches!(self.at(k), ";" | "{" | "}");
        (0..i).rev().find(ends).map_or(0, |k| k + 1)
    }
}

fn without_comments(source: &str) -> String {
    let mut plain = String::with_capacity(source.len());
    let mut rest = source.chars().peekable();
    let mut quote = None;
    while let Some(c) = rest.next() {
        match (quote, c) {
            (Some(q), _) => {
                plain.push(c);
                if c == '\\' {
                    plain.extend(rest.next());
                } else if c == q {
                    quote = None;
                }
            }
            (None, '"' | '\'') => {
                quote = Some(c);
                plain.push(c);
            }
            (None, '/') if rest.peek() == Some(&'/') => {
                while rest.peek().is_some_and(|&c| c != '\n') {
                    rest.next();
                }
            }
            (None, '/') if rest.peek() == Some(&'*') => {
                rest.next();
                let mut last = ' ';
                for c in rest.by_ref() {
                    if last == '*' && c == '/' {
                        break;
                    }
                    last = c;
                }
                plain.push(' ');
            }
            (None, _) => plain.push(c),
        }
    }
    plain
}

#[rustfmt::skip]
const KEYWORDS: &[&str] = &[
    "auto", "break", "case", "const", "continue", "default", "do", "else", "enum", "extern", "for", "goto", "if",
    "inline", "register", "restrict", "return", "sizeof", "static", "struct", "switch", "typedef", "union", "void",
    "volatile", "while", "_Alignas", "_Alignof", "_Atomic", "_Generic", "_Noreturn", "_Static_assert",
    "_Thread_local", "typeof", "__typeof__", "__attribute__", "__extension__", "asm", "__asm__", "offsetof", "va_arg",
    "__builtin_offsetof", "__builtin_va_arg", "__builtin_types_compatible_p",
];

/// Words that an arithmetic type is made of.
const ARITHMETIC: &[&str] = &[
    "char", "short", "int", "long", "unsigned", "signed", "float", "double", "_Bool", "__int128",
];

const TYPES: &[&str] = &[
    "char",
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned",
    "long",
    "unsigned long",
    "long long",
    "unsigned long long",
    "__int128",
    "float",
    "double",
    "long double",
    "_Bool",
];

const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "7",
    "8",
    "15",
    "16",
    "31",
    "32",
    "33",
    "63",
    "64",
    "127",
    "128",
    "255",
    "256",
    "32767",
    "32768",
    "65535",
    "65536",
    "0x7fffffff",
    "0x80000000u",
    "0xffffffffu",
    "0x7fffffffffffffffL",
    "1u",
    "1L",
    "1uL",
    "'a'",
];

const OPERATORS: &[&[&str]] = &[
    &["+", "-", "*", "/", "%", "^", "|", "<<", ">>"],
    &["<", ">", "<=", ">=", "==", "!="],
    &["=", "+=", "-=", "*=", "|=", "^=", "<<=", ">>="],
    &["&&", "||", ","],
    &["++", "--"],
];

const ATTRIBUTES: &[&str] = &[
    "packed",
    "aligned(1)",
    "aligned(2)",
    "aligned(8)",
    "aligned(16)",
    "aligned",
    "may_alias",
];

fn is_type(word: &str) -> bool {
    ARITHMETIC.contains(&word)
}

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && !KEYWORDS.contains(&word)
        && !is_type(word)
}

fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
}

fn swap_operands(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let binary = |t: &Text, i: usize| {
        let operator = OPERATORS[..2].iter().any(|group| group.contains(&t.at(i)));
        let both = matches!(t.at(i), "&" | "&&" | "||" | ",");
        (operator || both) && i > 0 && t.operand_back(i - 1).is_some() && t.operand(i + 1).is_some()
    };
    let at = text.find(rng, binary)?;
    let (from, to) = (text.operand_back(at - 1)?, text.operand(at + 1)?);
    let (a, b) = (text.part(from, at - 1), text.part(at + 1, to));
    let operator = text.at(at).to_string();
    text.replace(from, to, format!("{b} {operator} {a}"));
    Some(())
}

fn swap_arguments(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let call = |t: &Text, i: usize| is_name(t.at(i)) && t.at(i + 1) == "(";
    let at = text.find(rng, |t, i| {
        call(t, i)
            && t.close(i + 1)
                .is_some_and(|end| commas(t, i + 1, end).len() > 2)
    })?;
    let end = text.close(at + 1)?;
    let ends = commas(text, at + 1, end);
    let one = rng.below(ends.len() - 1);
    let other = rng.below(ends.len() - 1);
    let (one, other) = (one.min(other), one.max(other));
    if one == other {
        return None;
    }
    let (a, b) = (
        (ends[one] + 1, ends[one + 1] - 1),
        (ends[other] + 1, ends[other + 1] - 1),
    );
    if a.0 > a.1 || b.0 > b.1 {
        return None;
    }
    let (first, second) = (text.part(a.0, a.1), text.part(b.0, b.1));
    text.replace(b.0, b.1, first);
    text.replace(a.0, a.1, second);
    Some(())
}

/// The brackets of a list and the commas between its items.
fn commas(text: &Text, open: usize, close: usize) -> Vec<usize> {
    let mut ends = vec![open];
    let mut depth = 0_usize;
    for i in open..close {
        match text.at(i) {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            "," if depth == 1 => ends.push(i),
            _ => {}
        }
    }
    ends.push(close);
    ends
}

fn other_operator(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let group = *rng.pick(OPERATORS)?;
    let at = text.find(rng, |t, i| group.contains(&t.at(i)))?;
    let new = rng.pick(group)?.to_string();
    text.replace(at, at, new);
    Some(())
}

fn other_type(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let from = text.find(rng, |t, i| {
        is_type(t.at(i)) && !is_type(t.at(i.wrapping_sub(1))) && t.at(i + 1) != "main"
    })?;
    let run = (from..text.len())
        .take_while(|&i| is_type(text.at(i)))
        .count();
    let new = rng.pick(TYPES)?.to_string();
    text.replace(from, from + run - 1, new);
    Some(())
}

fn qualify(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let at = text.find(rng, |t, i| {
        is_type(t.at(i)) && !is_type(t.at(i.wrapping_sub(1)))
    })?;
    let word = rng.pick(&["volatile ", "const ", "static ", "register ", "_Atomic "])?;
    text.before(at, word);
    Some(())
}

fn unbrace(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let single = |t: &Text, i: usize| {
        let head = i
            .checked_sub(1)
            .is_some_and(|k| matches!(t.at(k), ")" | "else" | "do"));
        let close = t.close(i);
        // `for` has semicolons in parentheses, which count as one more statement: such a block keeps its braces.
        head && t.at(i) == "{"
            && close.is_some_and(|end| {
                (i + 1..end).filter(|&k| t.at(k) == ";").count() == 1 && t.at(end - 1) == ";"
            })
    };
    let at = text.find(rng, single)?;
    let end = text.close(at)?;
    let inside = text.part(at + 1, end - 1);
    text.replace(at, end, inside);
    Some(())
}

/// A name that the program does not use.
fn fresh(text: &Text, stem: &str) -> String {
    let whole = text.text();
    let names = (1..).map(|n| format!("{stem}{n}"));
    let mut unused = names.filter(|name| !whole.contains(name.as_str()));
    unused.next().unwrap_or_default()
}

fn behind_call(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let (from, to) = text.some_operand(rng)?;
    let name = fresh(text, "same");
    let ty = rng.pick(&["int", "long", "unsigned", "signed char", "double", "short"])?;
    let value = text.part(from, to);
    text.replace(from, to, format!("{name}({value})"));
    text.before(
        0,
        &format!("static {ty} {name}({ty} x)\n{{\n    return x;\n}}\n"),
    );
    Some(())
}

/// An operand behind a call that changes a variable of the program.
fn behind_touch(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let depths = text.depths();
    let global = text.find(rng, |t, i| {
        depths[i] == 0 && is_name(t.at(i)) && matches!(t.at(i + 1), ";" | "=" | "," | "[")
    })?;
    let variable = text.at(global).to_string();
    // Beside a use of the variable, where there is one.
    let used = text.find(rng, |t, i| depths[i] > 0 && t.at(i) == variable)?;
    let begin = text.beginning(used);
    let end = (used..text.len()).find(|&i| matches!(text.at(i), ";" | "{" | "}"))?;
    let operands: Vec<usize> = (begin..end)
        .filter(|&i| text.operand(i).is_some() && !is_type(text.at(i.wrapping_sub(1))))
        .collect();
    let from = *rng.pick(&operands)?;
    let to = text.operand(from)?;
    let item = (0..from)
        .rev()
        .find(|&i| depths[i] == 0 && matches!(text.at(i), ";" | "}"));
    let item = item.map_or(0, |i| i + 1);
    if item <= global {
        return None;
    }
    let name = fresh(text, "touch");
    let ty = rng.pick(&["int", "long", "unsigned"])?;
    let deed = rng.pick(&["+= 1", "= 5", "^= 3", "*= 2"])?;
    let target = match text.at(global + 1) {
        "[" => format!("{variable}[0]"),
        _ => variable,
    };
    let value = text.part(from, to);
    text.replace(from, to, format!("{name}({value})"));
    let function =
        format!("static {ty} {name}({ty} x)\n{{\n    {target} {deed};\n    return x;\n}}\n");
    text.before(item, &function);
    Some(())
}

fn behind_comma(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let (from, to) = text.some_operand(rng)?;
    let (other, end) = text.some_operand(rng)?;
    let (value, effect) = (text.part(from, to), text.part(other, end));
    text.replace(from, to, format!("({effect}, {value})"));
    Some(())
}

fn by_address(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let (from, to) = text.some_operand(rng)?;
    let value = text.part(from, to);
    text.replace(from, to, format!("(*&{value})"));
    Some(())
}

fn cast(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let (from, to) = text.some_operand(rng)?;
    let value = text.part(from, to);
    let ty = rng.pick(TYPES)?;
    text.replace(from, to, format!("(({ty}){value})"));
    Some(())
}

fn other_number(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let at = text.find(rng, |t, i| is_number(t.at(i)))?;
    let new = rng.pick(NUMBERS)?.to_string();
    text.replace(at, at, new);
    Some(())
}

/// Where an attribute list begins and ends, if one is at this place.
fn attribute(text: &Text, at: usize) -> Option<usize> {
    let list = text.at(at) == "__attribute__" && text.at(at + 1) == "(" && text.at(at + 2) == "(";
    text.close(at + 1).filter(|_| list)
}

fn respell(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let at = text.find(rng, |t, i| attribute(t, i).is_some())?;
    let end = attribute(text, at)?;
    let inner_end = end - 1;
    let items = commas(text, at + 2, inner_end);
    match rng.below(3) {
        0 => {
            for pair in items.windows(2).rev() {
                let name = pair[0] + 1;
                let word = text.at(name).to_string();
                let bare = word.trim_matches('_').to_string();
                let new = match word.starts_with("__") {
                    true => bare,
                    false => format!("__{bare}__"),
                };
                if name < pair[1] {
                    text.replace(name, name, new);
                }
            }
        }
        1 => {
            let mut list = Vec::new();
            for pair in items.windows(2) {
                list.push(format!(
                    "gnu::{}",
                    text.part(pair[0] + 1, pair[1].checked_sub(1)?)
                ));
            }
            text.replace(at, end, format!("[[{}]]", list.join(", ")));
        }
        _ => {
            let mut list = String::new();
            for pair in items.windows(2) {
                let one = text.part(pair[0] + 1, pair[1].checked_sub(1)?);
                list.push_str(&format!("__attribute__(({one})) "));
            }
            text.replace(at, end, list);
        }
    }
    Some(())
}

/// Puts attributes at one of the places of a declaration that can have them.
fn place(text: &mut Text, rng: &mut Rng, around: usize, attributes: &str) -> Option<()> {
    let begin = text.beginning(around);
    let end = (around..text.len()).find(|&i| text.at(i) == ";")?;
    let spot = |t: &Text, i: usize| matches!(t.at(i), "struct" | "union" | "enum" | "}" | "*");
    match rng.below(4) {
        0 => text.before(begin, &format!("{attributes} ")),
        1 => text.before(end, &format!(" {attributes}")),
        _ => {
            let spots: Vec<usize> = (begin..end).filter(|&i| spot(text, i)).collect();
            let at = *rng.pick(&spots)?;
            text.behind(at, &format!(" {attributes}"));
        }
    }
    Some(())
}

fn move_attribute(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let at = text.find(rng, |t, i| attribute(t, i).is_some())?;
    let end = attribute(text, at)?;
    let attributes = text.part(at, end);
    text.replace(at, end, String::new());
    place(text, rng, at, &attributes)
}

fn add_attribute(text: &mut Text, rng: &mut Rng) -> Option<()> {
    let record = |t: &Text, i: usize| matches!(t.at(i), "struct" | "union" | "typedef");
    let at = text.find(rng, record)?;
    let attribute = rng.pick(ATTRIBUTES)?;
    let spelled = match rng.below(3) {
        0 => format!("[[gnu::{attribute}]]"),
        _ => format!("__attribute__(({attribute}))"),
    };
    match (rng.below(2), text.at(at)) {
        (0, "struct" | "union") => text.behind(at, &format!(" {spelled}")),
        _ => place(text, rng, at, &spelled)?,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "#include <stdio.h>\nstruct s { char c; int i; } __attribute__((packed)) v; // s\n\
        int g = 3;\nint f(int a, int b) { if (a) { return g + b; } return f(b, a - 1); }\n\
        int main(void) { printf(\"%d // %d\\n\", f(1, 2), g); return 0; }\n";

    #[test]
    fn every_change_can_be_made_and_repeated() {
        for &(name, change) in CHANGES {
            let mut found = 0;
            for seed in 0..40 {
                let make = || {
                    let mut text = Text::new(SOURCE);
                    let made = change(&mut text, &mut Rng::new(seed));
                    (made.is_some(), text.text())
                };
                let (made, text) = make();
                assert_eq!((made, text.clone()), make(), "{name}");
                assert!(text.contains("\"%d // %d\\n\""), "{name}: {text}");
                found += usize::from(made && text != Text::new(SOURCE).text());
            }
            assert!(found > 0, "{name}");
        }
    }

    #[test]
    fn operands_have_their_ends() {
        let text = Text::new("x = a.b[1](2) + (c)->d * 3;");
        let at = |word: &str| (0..text.len()).find(|&i| text.at(i) == word);
        let (plus, star) = (at("+").unwrap(), at("*").unwrap());
        let left = text.operand_back(plus - 1).unwrap();
        assert_eq!(text.part(left, plus - 1), "a.b[1](2)");
        let right = text.operand(plus + 1).unwrap();
        assert_eq!(text.part(plus + 1, right), "(c)->d");
        assert_eq!(right + 1, star);
    }

    #[test]
    fn braces_go_from_single_statements_only() {
        let mut text = Text::new("void f(void) { if (1) { g(); } else { g(); h(); } }");
        assert!(unbrace(&mut text, &mut Rng::new(1)).is_some());
        assert_eq!(
            text.text(),
            "void f(void) { if (1) g(); else { g(); h(); } }"
        );
        assert!(unbrace(&mut Text::new(&text.text()), &mut Rng::new(1)).is_none());
    }
}
