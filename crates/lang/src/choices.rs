//! The fields of a [`Target`] by name: one table behind target files, `cassay target show` and the
//! comparison of a record with a compiler.
//!
//! A value is text here; [`Target::set`] reads what [`Target::choices`] shows. Names with a dot
//! (`long.size`) are tables in a file.

use crate::target::{
    BitfieldLayout, BitfieldPromotion, Endian, EnumType, FloatFormat, Scalar, Target, WideConstants,
};
use crate::tree::IntKind;

/// A field and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The name of the field in target files.
    pub key: &'static str,
    /// Its value.
    pub value: Value,
    /// The field in plain words.
    pub words: &'static str,
}

/// The value of a field, as target files have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A word, or any text.
    Text(String),
    /// A number; 0 where there is none.
    Number(u32),
    /// Yes or no.
    Flag(bool),
    /// Several texts.
    List(Vec<String>),
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Text(text) => f.write_str(text),
            Value::Number(n) => write!(f, "{n}"),
            Value::Flag(true) => f.write_str("yes"),
            Value::Flag(false) => f.write_str("no"),
            Value::List(list) => f.write_str(&list.join(" ")),
        }
    }
}

/// A place in a record.
enum Slot<'a> {
    Text(&'a mut String),
    List(&'a mut Vec<String>),
    Flag(&'a mut bool),
    Number(&'a mut u32),
    /// 0 for none.
    Maybe(&'a mut Option<u32>),
    Kind(&'a mut IntKind),
    Endian(&'a mut Endian),
    Format(&'a mut FloatFormat),
    Enums(&'a mut EnumType),
    Bitfields(&'a mut BitfieldLayout),
    Promotion(&'a mut BitfieldPromotion),
    Constants(&'a mut WideConstants),
}

const ENDIANS: [(&str, Endian); 2] = [("little", Endian::Little), ("big", Endian::Big)];
const FORMATS: [(&str, FloatFormat); 6] = [
    ("single", FloatFormat::Single),
    ("double", FloatFormat::Double),
    ("x87", FloatFormat::X87),
    ("m68k", FloatFormat::M68k),
    ("quad", FloatFormat::Quad),
    ("double-double", FloatFormat::DoubleDouble),
];
const ENUMS: [(&str, EnumType); 3] = [
    ("unsigned", EnumType::Unsigned),
    ("int", EnumType::Int),
    ("narrowest", EnumType::Narrowest),
];
const BITFIELDS: [(&str, BitfieldLayout); 3] = [
    ("system-v", BitfieldLayout::SystemV),
    ("continuous", BitfieldLayout::Continuous),
    ("microsoft", BitfieldLayout::Microsoft),
];
const PROMOTIONS: [(&str, BitfieldPromotion); 2] = [
    ("own-width", BitfieldPromotion::OwnWidth),
    ("declared-type", BitfieldPromotion::DeclaredType),
];

const CONSTANTS: [(&str, WideConstants); 2] = [
    ("int128", WideConstants::Int128),
    ("unsigned", WideConstants::Unsigned),
];

fn word<T: Copy + PartialEq>(table: &[(&'static str, T)], value: T) -> Value {
    let found = table.iter().find(|&&(_, v)| v == value);
    Value::Text(found.map_or("", |&(name, _)| name).to_string())
}

fn pick<T: Copy>(table: &[(&'static str, T)], value: &Value) -> Result<T, String> {
    let known = || table.iter().map(|&(n, _)| n).collect::<Vec<_>>().join(", ");
    let Value::Text(text) = value else {
        return Err(format!("one of {} is expected", known()));
    };
    match table.iter().find(|&&(name, _)| name == text) {
        Some(&(_, v)) => Ok(v),
        None => Err(format!("there is no `{text}`; known: {}", known())),
    }
}

impl Slot<'_> {
    fn get(&self) -> Value {
        match self {
            Slot::Text(text) => Value::Text(text.to_string()),
            Slot::List(list) => Value::List(list.to_vec()),
            Slot::Flag(flag) => Value::Flag(**flag),
            Slot::Number(n) => Value::Number(**n),
            Slot::Maybe(n) => Value::Number(n.unwrap_or(0)),
            Slot::Kind(kind) => Value::Text(kind.name().to_string()),
            Slot::Endian(v) => word(&ENDIANS, **v),
            Slot::Format(v) => word(&FORMATS, **v),
            Slot::Enums(v) => word(&ENUMS, **v),
            Slot::Bitfields(v) => word(&BITFIELDS, **v),
            Slot::Promotion(v) => word(&PROMOTIONS, **v),
            Slot::Constants(v) => word(&CONSTANTS, **v),
        }
    }

    fn set(self, value: &Value) -> Result<(), String> {
        match (self, value) {
            (Slot::Text(slot), Value::Text(text)) => slot.clone_from(text),
            (Slot::List(slot), Value::List(list)) => slot.clone_from(list),
            (Slot::Flag(slot), Value::Flag(flag)) => *slot = *flag,
            (Slot::Number(slot), Value::Number(n)) => *slot = *n,
            (Slot::Maybe(slot), Value::Number(n)) => *slot = (*n != 0).then_some(*n),
            (Slot::Kind(slot), _) => {
                let kinds = IntKind::STANDARD.iter().map(|kind| (kind.name(), *kind));
                *slot = pick(&kinds.collect::<Vec<_>>(), value)?;
            }
            (Slot::Endian(slot), _) => *slot = pick(&ENDIANS, value)?,
            (Slot::Format(slot), _) => *slot = pick(&FORMATS, value)?,
            (Slot::Enums(slot), _) => *slot = pick(&ENUMS, value)?,
            (Slot::Bitfields(slot), _) => *slot = pick(&BITFIELDS, value)?,
            (Slot::Promotion(slot), _) => *slot = pick(&PROMOTIONS, value)?,
            (Slot::Constants(slot), _) => *slot = pick(&CONSTANTS, value)?,
            (Slot::Text(_), _) => return Err("a text is expected".into()),
            (Slot::List(_), _) => return Err("a list of texts is expected".into()),
            (Slot::Flag(_), _) => return Err("true or false is expected".into()),
            (Slot::Number(_) | Slot::Maybe(_), _) => return Err("a number is expected".into()),
        }
        Ok(())
    }
}

impl Target {
    fn slots(&mut self) -> Vec<(&'static str, &'static str, Slot<'_>)> {
        macro_rules! scalars {
            ($out:ident, $($key:literal $align:literal $field:ident $words:literal $align_words:literal;)*) => {
                $(
                    let Scalar { size, align } = &mut self.$field;
                    $out.push(($key, $words, Slot::Number(size)));
                    $out.push(($align, $align_words, Slot::Number(align)));
                )*
            };
        }
        macro_rules! slots {
            ($out:ident, $($key:literal $slot:ident $field:ident $words:literal;)*) => {
                $($out.push(($key, $words, Slot::$slot(&mut self.$field)));)*
            };
        }
        let mut out = Vec::with_capacity(64);
        slots! { out,
            "name" Text name "name of the target";
            "about" Text about "which compiler and options the record speaks for";
            "endian" Endian endian "byte order";
            "char_signed" Flag char_signed "char is signed";
        }
        scalars! { out,
            "short.size" "short.align" short "bytes of short" "its alignment in structs";
            "int.size" "int.align" int "bytes of int" "its alignment in structs";
            "long.size" "long.align" long "bytes of long" "its alignment in structs";
            "long_long.size" "long_long.align" long_long "bytes of long long" "its alignment in structs";
            "int128.size" "int128.align" int128 "bytes of __int128, 0 if there is none" "its alignment in structs";
            "pointer.size" "pointer.align" pointer "bytes of pointers" "their alignment in structs";
            "float.size" "float.align" float "bytes of float" "its alignment in structs";
            "double.size" "double.align" double "bytes of double" "its alignment in structs";
            "long_double.size" "long_double.align" long_double "bytes of long double" "its alignment in structs";
            "va_list.size" "va_list.align" va_list "bytes of va_list" "its alignment in structs";
            "jmp_buf.size" "jmp_buf.align" jmp_buf "bytes of jmp_buf" "its alignment";
        }
        slots! { out,
            "va_list_array" Flag va_list_array "va_list is an array";
            "double_format" Format double_format "format of double";
            "long_double_format" Format long_double_format "format of long double";
            "excess_precision" Flag excess_precision "expressions may keep more precision than their types (FLT_EVAL_METHOD 2)";
            "preferred_align" Maybe preferred_align "what GNU __alignof__ says of long long and double where it is more than in structs, else 0";
            "size_t" Kind size_t "size_t";
            "ptrdiff_t" Kind ptrdiff_t "ptrdiff_t";
            "intptr_t" Kind intptr_t "intptr_t";
            "wchar_t" Kind wchar_t "wchar_t";
            "wint_t" Kind wint_t "wint_t";
            "int16_t" Kind int16_t "int16_t, int_least16_t";
            "int32_t" Kind int32_t "int32_t, int_least32_t";
            "int64_t" Kind int64_t "int64_t, int_least64_t";
            "intmax_t" Kind intmax_t "intmax_t";
            "int_fast8_t" Kind int_fast8_t "int_fast8_t";
            "int_fast16_t" Kind int_fast16_t "int_fast16_t";
            "int_fast32_t" Kind int_fast32_t "int_fast32_t";
            "int_fast64_t" Kind int_fast64_t "int_fast64_t";
            "sig_atomic_t" Kind sig_atomic_t "sig_atomic_t";
            "enums" Enums enums "type of an enum: unsigned int if no value is negative, int, or the narrowest";
            "bitfields" Bitfields bitfields "layout of bit-fields";
            "unnamed_bitfields_align" Flag unnamed_bitfields_align "unnamed bit-fields align their struct";
            "bitfield_promotion" Promotion bitfield_promotion "type in which bit-fields wider than int compute";
            "wide_constants" Constants wide_constants "type of decimal constants beyond long long";
            "max_align" Number max_align "what __attribute__((aligned)) means";
            "common" Flag common "tentative definitions of several files are one object (-fcommon)";
            "gnu89_inline" Flag gnu89_inline "inline means what it does in GNU C89 (-fgnu89-inline)";
            "malloc_align" Number malloc_align "alignment of what malloc returns";
            "rand_max" Number rand_max "RAND_MAX";
            "clocks_per_sec" Number clocks_per_sec "CLOCKS_PER_SEC";
            "eilseq" Number eilseq "EILSEQ";
            "ilogb0_is_min" Flag ilogb0_is_min "FP_ILOGB0 is the least int, not the one above it";
            "ilogbnan_is_min" Flag ilogbnan_is_min "FP_ILOGBNAN is the least int, not the largest";
            "macros" List macros "predefined macros besides those that follow from the rest";
        }
        out
    }

    /// Every field with its value.
    pub fn choices(&self) -> Vec<Choice> {
        let mut copy = self.clone();
        let slots = copy.slots();
        slots
            .into_iter()
            .map(|(key, words, slot)| Choice {
                key,
                value: slot.get(),
                words,
            })
            .collect()
    }

    /// Sets a field; the message of an error says what would be right.
    pub fn set(&mut self, key: &str, value: &Value) -> Result<(), String> {
        let mut slots = self.slots().into_iter();
        match slots.find(|(name, ..)| *name == key) {
            Some((_, _, slot)) => slot.set(value).map_err(|e| format!("{key}: {e}")),
            None => Err(format!(
                "there is no field `{key}`; `cassay target show x86_64-linux --toml` has them all"
            )),
        }
    }

    /// Whether the record makes sense as a whole, and is one that Cassay can follow.
    pub fn check(&self) -> Result<(), String> {
        let scalars = [
            ("short", self.short, &[2][..]),
            ("int", self.int, &[2, 4]),
            ("long", self.long, &[4, 8]),
            ("long_long", self.long_long, &[8]),
            ("int128", self.int128, &[0, 16]),
            ("pointer", self.pointer, &[2, 4, 8]),
            ("float", self.float, &[4]),
            ("double", self.double, &[4, 8]),
            ("long_double", self.long_double, &[4, 8, 10, 12, 16]),
        ];
        for (name, scalar, sizes) in scalars {
            if !sizes.contains(&scalar.size) {
                return Err(format!(
                    "{name}.size is {}; Cassay knows {sizes:?}",
                    scalar.size
                ));
            }
        }
        let aligns = scalars.iter().map(|&(name, s, _)| (name, s.align));
        let others = [
            ("va_list", self.va_list.align),
            ("jmp_buf", self.jmp_buf.align),
            ("max_align", self.max_align),
            ("malloc_align", self.malloc_align),
        ];
        for (name, align) in aligns.chain(others) {
            if !align.is_power_of_two() || align > 1 << 12 {
                return Err(format!(
                    "the alignment of {name} is {align}; a power of two up to 4096 is expected"
                ));
            }
        }
        if self.jmp_buf.size == 0 || !self.jmp_buf.size.is_multiple_of(self.jmp_buf.align) {
            return Err("jmp_buf.size is no multiple of its alignment".into());
        }
        if self.va_list.size == 0 || self.va_list.size > 1 << 12 {
            return Err("va_list.size is out of range".into());
        }
        let formats = [
            ("double", self.double.size, self.double_format),
            (
                "long_double",
                self.long_double.size,
                self.long_double_format,
            ),
        ];
        for (name, size, format) in formats {
            let fits = match format {
                FloatFormat::Single => size == 4,
                FloatFormat::Double => size == 8,
                FloatFormat::X87 | FloatFormat::M68k => (10..=16).contains(&size),
                FloatFormat::Quad | FloatFormat::DoubleDouble => size == 16,
            };
            let wide = !matches!(format, FloatFormat::Single | FloatFormat::Double);
            if !fits || (name == "double" && wide) {
                return Err(format!("{name}_format does not go with its size, {size}"));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_record_makes_sense_and_survives_its_own_table() {
        for target in Target::all() {
            assert_eq!(target.check(), Ok(()), "{}", target.name);
            let mut copy = Target::clone(&Target::x86_64_linux());
            for choice in target.choices() {
                assert_eq!(copy.set(choice.key, &choice.value), Ok(()));
            }
            assert_eq!(copy, **target);
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let mut target = Target::clone(&Target::x86_64_linux());
        let text = |t: &str| Value::Text(t.into());
        let error = target.set("endian", &text("middle")).unwrap_err();
        assert_eq!(error, "endian: there is no `middle`; known: little, big");
        let error = target.set("size_t", &text("word")).unwrap_err();
        assert!(error.contains("unsigned long"), "{error}");
        assert!(target.set("sise_t", &text("int")).is_err());
        assert!(target.set("char_signed", &Value::Number(1)).is_err());
        target.set("int.size", &Value::Number(8)).unwrap();
        assert!(target.check().is_err());
    }
}
