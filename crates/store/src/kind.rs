//! The closed sets a store knows, and the names they have in it.
//!
//! Names are stored, not numbers: people look into stores with other tools. A new name is a new
//! version of the schema (`schema.rs`).

use std::fmt;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

macro_rules! names {
    ($($(#[$about:meta])* $set:ident { $($(#[$doc:meta])* $item:ident = $name:literal,)* })*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $set { $($(#[$doc])* $item,)* }

        impl $set {
            pub const ALL: &[Self] = &[$(Self::$item,)*];

            /// The name in stores, on screens and on the command line.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$item => $name,)* }
            }

            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($name => Some(Self::$item),)* _ => None }
            }
        }

        impl fmt::Display for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        impl ToSql for $set {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.name().into())
            }
        }

        impl FromSql for $set {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                let name = value.as_str()?;
                Self::from_name(name).ok_or_else(|| {
                    FromSqlError::Other(format!("{name:?} is no {}", stringify!($set)).into())
                })
            }
        }
    )*};
}

names! {
    /// What a finding shows about a compiler.
    Kind {
        WrongOutput = "wrong-output",
        WrongExit = "wrong-exit",
        RunCrash = "run-crash",
        RunHang = "run-hang",
        CompilerCrash = "compiler-crash",
        CompilerHang = "compiler-hang",
        RejectsValid = "rejects-valid",
        /// A sanitizer reports what a program does not do.
        FalseReport = "false-report",
    }

    /// How one program fared with one compiler and its flags.
    Outcome {
        Ok = "ok",
        WrongOutput = "wrong-output",
        WrongExit = "wrong-exit",
        RunCrash = "run-crash",
        RunHang = "run-hang",
        CompilerCrash = "compiler-crash",
        CompilerHang = "compiler-hang",
        RejectsValid = "rejects-valid",
        FalseReport = "false-report",
        /// A limit of ours, or the machine's: says nothing about the compiler.
        Resource = "resource",
        /// Disagrees with our semantics, as unrelated compilers do too.
        Suspect = "suspect",
        /// Not tried, or of no consequence: the program has no predicted output, say.
        Skipped = "skipped",
    }

    /// Where a unit of work is.
    State {
        Leased = "leased",
        /// Given back, or its worker is gone: the next to be given out.
        Waiting = "waiting",
        Done = "done",
        /// Given up.
        Failed = "failed",
    }

    /// What people made of a finding.
    Status {
        New = "new",
        Confirmed = "confirmed",
        Reported = "reported",
        /// It was known before it was found: `known.toml`, or somebody who knows it.
        Known = "known",
        Duplicate = "duplicate",
        Fixed = "fixed",
        /// Not a bug of the compiler.
        Invalid = "invalid",
        /// A bug of the compiler that nobody wants to hear of.
        Ignored = "ignored",
    }

    /// What an examination is looking for.
    Stage {
        /// The pass, the flags that hide it.
        Blame = "blame",
        /// The shape of the reduced program, where no pass can be named.
        Shape = "shape",
    }

    /// What was done to a finding.
    Step {
        /// It became a part of another.
        Merged = "merged",
        /// Another was made of one of its occurrences, or one of its parts stands for itself again.
        Split = "split",
        Status = "status",
        Note = "note",
        Blamed = "blamed",
        Rechecked = "rechecked",
    }

    /// How loud an event is.
    Level {
        Info = "info",
        Warning = "warning",
        Error = "error",
    }
}

impl Kind {
    /// It shows when the compiled program runs.
    #[must_use]
    pub fn is_seen_in_runs(self) -> bool {
        self.is_wrong_code() || self == Self::FalseReport
    }

    /// The compiler made a program that does something else than it should.
    #[must_use]
    pub fn is_wrong_code(self) -> bool {
        match self {
            Self::WrongOutput | Self::WrongExit | Self::RunCrash | Self::RunHang => true,
            Self::CompilerCrash | Self::CompilerHang | Self::RejectsValid | Self::FalseReport => {
                false
            }
        }
    }
}

impl Status {
    /// Nobody waits for more about it, so that it may cost next to nothing.
    #[must_use]
    pub fn is_settled(self) -> bool {
        match self {
            Self::Known | Self::Duplicate | Self::Invalid | Self::Ignored => true,
            Self::New | Self::Confirmed | Self::Reported | Self::Fixed => false,
        }
    }
}

/// The same in SQL, of the finding `f`: what is a part of another, or settled.
pub(crate) const SETTLED: &str =
    "(f.part_of IS NOT NULL OR f.status IN ('known', 'duplicate', 'invalid', 'ignored'))";

/// Whether occurrences of the finding `f` are looked into only in passing: what it is, or what it is a part of, is settled.
/// A part of a bug that is not may hold others, which only looked the same.
pub(crate) const IN_PASSING: &str = "(f.status IN ('known', 'duplicate', 'invalid', 'ignored') \
    OR EXISTS (SELECT 1 FROM finding AS w WHERE w.id = f.part_of \
    AND w.status IN ('known', 'duplicate', 'invalid', 'ignored')))";

impl From<Kind> for Outcome {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::WrongOutput => Self::WrongOutput,
            Kind::WrongExit => Self::WrongExit,
            Kind::RunCrash => Self::RunCrash,
            Kind::RunHang => Self::RunHang,
            Kind::CompilerCrash => Self::CompilerCrash,
            Kind::CompilerHang => Self::CompilerHang,
            Kind::RejectsValid => Self::RejectsValid,
            Kind::FalseReport => Self::FalseReport,
        }
    }
}
