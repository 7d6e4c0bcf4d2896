//! What can be wrong with a format string.

use super::Length;

/// A conversion specification that C17 7.21.6.1 or 7.21.6.2 gives no meaning, except
/// [`FormatError::TooLong`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatError {
    /// The format ends inside a conversion specification.
    Incomplete,
    /// No such conversion specifier.
    Conversion(u8),
    /// A flag that is undefined with this specifier.
    Flag { flag: u8, conv: u8 },
    /// A field width where none is allowed.
    Width { conv: u8 },
    /// A precision where none is allowed.
    Precision { conv: u8 },
    /// A length modifier that does not go with this specifier.
    Length { length: Length, conv: u8 },
    /// A scanf field width of zero.
    ZeroWidth,
    /// Assignment suppression with `%n` or `%%`.
    Suppressed { conv: u8 },
    /// A width or precision above [`super::MAX_FIELD`]: defined, but beyond what Cassay prints.
    TooLong,
}

impl std::fmt::Display for FormatError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let show = |byte: u8| byte.escape_ascii();
        match *self {
            FormatError::Incomplete => write!(f, "the format ends inside a conversion"),
            FormatError::Conversion(conv) => {
                write!(f, "'%{}' is not a conversion", show(conv))
            }
            FormatError::Flag { flag, conv } => {
                write!(
                    f,
                    "flag '{}' is undefined with '%{}'",
                    show(flag),
                    show(conv)
                )
            }
            FormatError::Width { conv } => {
                write!(f, "a field width is undefined with '%{}'", show(conv))
            }
            FormatError::Precision { conv } => {
                write!(f, "a precision is undefined with '%{}'", show(conv))
            }
            FormatError::Length { length, conv } => {
                write!(
                    f,
                    "length '{}' is undefined with '%{}'",
                    length.text(),
                    show(conv)
                )
            }
            FormatError::ZeroWidth => write!(f, "a scanf field width must not be zero"),
            FormatError::Suppressed { conv } => {
                write!(f, "'*' is undefined with '%{}'", show(conv))
            }
            FormatError::TooLong => {
                write!(
                    f,
                    "a width or precision above {} is not supported",
                    super::MAX_FIELD
                )
            }
        }
    }
}

impl std::error::Error for FormatError {}
