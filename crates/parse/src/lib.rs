//! C text to the program tree, for programs Cassay did not write.

pub mod headers;
pub mod lex;
pub mod load;
pub mod loader;
pub mod parser;
pub mod preprocess;
pub mod token;
