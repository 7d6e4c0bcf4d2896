//! Why a text is not a program Cassay can give a meaning to. Shared by the front end and the
//! checker; a message is a lowercase fragment.

use crate::span::Span;

/// Whose fault a problem is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProblemKind {
    /// A syntax error or constraint violation: the text is not a C program.
    Invalid,
    /// C, but not C that Cassay understands.
    Unsupported,
}

/// Why a text has no meaning to Cassay, and where. It is one pointer, because nearly every function of the checker and
/// of the lowering may return one, and hardly ever does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem(Box<Details>);

/// What a [`Problem`] says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Details {
    /// Whether the text or Cassay falls short.
    pub kind: ProblemKind,
    /// What is wrong, as a lowercase fragment.
    pub message: String,
    /// Where.
    pub span: Span,
}

impl std::ops::Deref for Problem {
    type Target = Details;

    fn deref(&self) -> &Details {
        &self.0
    }
}

impl std::ops::DerefMut for Problem {
    fn deref_mut(&mut self) -> &mut Details {
        &mut self.0
    }
}

impl Problem {
    /// The text is no C program.
    #[cold]
    pub fn invalid(span: Span, message: impl Into<String>) -> Self {
        Problem::new(ProblemKind::Invalid, span, message.into())
    }

    /// Cassay does not understand this.
    #[cold]
    pub fn unsupported(span: Span, message: impl Into<String>) -> Self {
        Problem::new(ProblemKind::Unsupported, span, message.into())
    }

    fn new(kind: ProblemKind, span: Span, message: String) -> Self {
        Problem(Box::new(Details {
            kind,
            message,
            span,
        }))
    }
}

/// The name that a text begins with, for messages: that of `vector_size( 16 )` is `vector_size`.
pub fn first_name(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    text.get(..end.unwrap_or(text.len())).unwrap_or(text)
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Problem {}
