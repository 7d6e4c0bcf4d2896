//! Tokens to the program tree: a recursive-descent parser for C11 with the GNU extensions that
//! real programs use (C17 6.5 to 6.9, Annex A.2).
//!
//! The parser resolves every name to its declaration while it reads, because C cannot be parsed
//! otherwise (6.7.8: a typedef name is a type only where it is visible as one). It brings the
//! program into the normal form that [`cassay_lang::tree`] describes: everything that a
//! declaration, a statement or an expression declares is collected in `pending` in the order in
//! which C declares it, and the enclosing block or file puts it in front of what contained it.
//!
//! Left out: every constraint that needs a type; the checker has those. Checked here are syntax,
//! scopes, labels, and what kind of statement may stand where.
//!
//! Declarations with [`Storage::Builtin`](cassay_lang::tree::Storage) (`__builtin_memcpy`,
//! `__func__`) are reachable through the names that use them and are in no unit's list.
//!
//! Recursion is bounded by [`MAX_NESTING`]. Operator chains, `else if` chains and runs of labels
//! are read by loops and may be as long as they like.

mod asm;
mod attrs;
mod builtins;
mod decl;
mod declarator;
mod expr;
mod init;
mod labels;
mod literal;
mod newer;
mod options;
mod pack;
mod pragmas;
mod primary;
mod record;
mod recover;
mod scope;
mod specs;
mod stmt;
mod tgmath;
mod unread;

use crate::token::{Keyword, Punct, Token, TokenKind};
use cassay_lang::tree::*;
use cassay_lang::{Problem, Span, Symbol, Target};
use declarator::Chunk;
use labels::FunctionState;
pub use recover::{MOST, problems};
use scope::{Saved, Scopes};
use stmt::{IfLink, Prefix};

/// How deep declarators, expressions, initialisers and statements may nest, all together. Chosen
/// so that an unoptimised build stays within half of a 2 MiB stack.
pub const MAX_NESTING: u32 = 1000;

/// Boxed, so that results fit into registers.
type Res<T> = Result<T, Box<Problem>>;

/// Parses one preprocessed translation unit and appends it to `program` as a new unit.
///
/// The keywords must be the first names of the program's interner ([`Keyword::intern_all`]).
pub fn parse_unit(
    program: &mut Program,
    target: &Target,
    unit_name: &str,
    tokens: &[Token],
) -> Result<(), Problem> {
    let (tokens, pragmas) = pragmas::split(tokens);
    let mut parser = Parser::new(program, target, &tokens);
    parser.pragmas = pragmas;
    parser.unit().map_err(|problem| *problem)?;
    let items = parser.items;
    program.units.push(Unit {
        name: unit_name.to_owned(),
        items,
    });
    Ok(())
}

struct Parser<'a> {
    program: &'a mut Program,
    target: &'a Target,
    tokens: &'a [Token],
    pos: usize,
    /// What pragmas say, by position.
    pragmas: pragmas::Pragmas,
    /// Where the declaration at file scope begins that is being read.
    item: usize,
    /// What stands behind the last token.
    end: Token,
    nesting: u32,
    scopes: Scopes,
    /// The finished declarations at file scope.
    items: Vec<DeclId>,
    /// Declarations made since the enclosing block or file item began.
    pending: Vec<DeclId>,
    /// The function whose body is being read.
    function: Option<FunctionState>,
    /// Inside a parameter list: what is defined here has to move to a wider scope.
    in_prototype: bool,
    /// Records whose members are being read, and whether a member names the record itself.
    open_records: Vec<(RecordId, bool)>,
    /// How many type-generic calls are being read, each an argument of the one before.
    type_generic: u32,
    /// The last number tried for a name that the parser makes up.
    last_fresh: u32,

    // Stacks for lists under construction; whoever uses one remembers its height and cuts back.
    exprs: Vec<ExprId>,
    stmts: Vec<StmtId>,
    decls: Vec<DeclId>,
    fields: Vec<FieldId>,
    asserts: Vec<DeclId>,
    init_items: Vec<InitItem>,
    designators: Vec<Designator>,
    associations: Vec<Association>,
    chunks: Vec<Chunk>,
    pointers: Vec<(Quals, Span)>,
    identifiers: Vec<(Symbol, Span)>,
    saved: Vec<Saved>,
    prefixes: Vec<(Prefix, Span)>,
    /// The names of the attributes that were read last.
    attributes_read: Vec<Symbol>,
    links: Vec<IfLink>,

    /// Where all problems are to be found.
    recovery: Option<Box<recover::Recovery>>,
}

impl<'a> Parser<'a> {
    fn new(program: &'a mut Program, target: &'a Target, tokens: &'a [Token]) -> Self {
        let end_span = tokens.last().map_or(Span::NONE, |t| t.span);
        program.exprs.reserve(tokens.len() / 2);
        let scopes = Scopes::new(program.names.len());
        Parser {
            program,
            target,
            tokens,
            pos: 0,
            pragmas: pragmas::Pragmas::default(),
            item: 0,
            end: Token {
                kind: TokenKind::Eof,
                span: end_span,
            },
            nesting: 0,
            scopes,
            items: Vec::new(),
            pending: Vec::new(),
            function: None,
            in_prototype: false,
            open_records: Vec::new(),
            type_generic: 0,
            last_fresh: 0,
            exprs: Vec::new(),
            stmts: Vec::new(),
            decls: Vec::new(),
            fields: Vec::new(),
            asserts: Vec::new(),
            init_items: Vec::new(),
            designators: Vec::new(),
            associations: Vec::new(),
            chunks: Vec::new(),
            pointers: Vec::new(),
            identifiers: Vec::new(),
            saved: Vec::new(),
            prefixes: Vec::new(),
            attributes_read: Vec::new(),
            links: Vec::new(),
            recovery: None,
        }
    }

    /// A translation unit (6.9). Empty ones and stray semicolons are GNU C.
    fn unit(&mut self) -> Res<()> {
        self.predeclare_types();
        loop {
            match self.kind() {
                TokenKind::Eof => {
                    let misplaced = self.pragmas.misplaced.take();
                    return misplaced.map_or(Ok(()), |problem| Err(Box::new(problem)));
                }
                TokenKind::Punct(Punct::Semi) => self.advance(),
                _ if self.keyword() == Some(Keyword::Asm) => {
                    return self.unsupported(self.span(), "inline assembly at file scope");
                }
                _ => {
                    self.begin_item();
                    if let Err(problem) = self.declaration() {
                        let problem = self.newer(problem);
                        self.recover_item(problem)?;
                    }
                    self.items.append(&mut self.pending);
                    self.saved.clear();
                    self.identifiers.clear();
                }
            }
        }
    }

    // -----------------------------------------------------------------------------------------
    // Tokens

    fn token_at(&self, pos: usize) -> Token {
        self.tokens.get(pos).copied().unwrap_or(self.end)
    }

    fn kind(&self) -> TokenKind {
        self.token_at(self.pos).kind
    }

    fn kind_at(&self, ahead: usize) -> TokenKind {
        self.token_at(self.pos + ahead).kind
    }

    fn span(&self) -> Span {
        self.token_at(self.pos).span
    }

    /// Where the last token that was read stands.
    fn last_span(&self) -> Span {
        self.token_at(self.pos.saturating_sub(1)).span
    }

    fn advance(&mut self) {
        self.pos += 1;
    }

    fn keyword(&self) -> Option<Keyword> {
        keyword_of(self.kind())
    }

    fn at(&self, punct: Punct) -> bool {
        self.kind() == TokenKind::Punct(punct)
    }

    fn eat(&mut self, punct: Punct) -> bool {
        let found = self.at(punct);
        self.pos += usize::from(found);
        found
    }

    fn eat_keyword(&mut self, keyword: Keyword) -> bool {
        let found = self.keyword() == Some(keyword);
        self.pos += usize::from(found);
        found
    }

    fn expect(&mut self, punct: Punct) -> Res<()> {
        if self.eat(punct) {
            return Ok(());
        }
        if punct == Punct::Semi {
            return self.missing_semicolon();
        }
        self.expected(&format!("`{}`", punct.text()))
    }

    /// An identifier that is not a keyword.
    fn identifier(&self) -> Option<Symbol> {
        match self.kind() {
            TokenKind::Ident(symbol) if Keyword::of(symbol).is_none() => Some(symbol),
            _ => None,
        }
    }

    fn expect_identifier(&mut self) -> Res<(Symbol, Span)> {
        let span = self.span();
        match self.identifier() {
            Some(symbol) => {
                self.advance();
                Ok((symbol, span))
            }
            None => self.expected("an identifier"),
        }
    }

    /// Skips a balanced group whose opening parenthesis, bracket or brace is the current token.
    fn skip_group(&mut self) -> Res<()> {
        let mut depth = 0usize;
        loop {
            match self.kind() {
                TokenKind::Eof => return self.expected("`)`"),
                TokenKind::Punct(Punct::LParen | Punct::LBracket | Punct::LBrace) => depth += 1,
                TokenKind::Punct(Punct::RParen | Punct::RBracket | Punct::RBrace) => {
                    depth = depth.saturating_sub(1);
                }
                _ => {}
            }
            self.advance();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    // -----------------------------------------------------------------------------------------
    // Problems

    #[cold]
    fn invalid<T>(&self, span: Span, message: impl Into<String>) -> Res<T> {
        Err(Box::new(Problem::invalid(span, message)))
    }

    #[cold]
    fn unsupported<T>(&self, span: Span, message: impl Into<String>) -> Res<T> {
        Err(Box::new(Problem::unsupported(span, message)))
    }

    #[cold]
    fn expected<T>(&self, what: &str) -> Res<T> {
        self.expected_at(self.span(), what)
    }

    /// A semicolon belongs behind what was read last, which may stand on another line than what comes.
    #[cold]
    fn missing_semicolon<T>(&mut self) -> Res<T> {
        self.misses_semicolon();
        let last = self.last_span();
        let behind = match self.pos {
            0 => self.span(),
            _ if last.expansion != 0 => last,
            _ => Span {
                lo: last.hi,
                ..last
            },
        };
        self.expected_at(behind, "`;`")
    }

    #[cold]
    fn expected_at<T>(&self, span: Span, what: &str) -> Res<T> {
        let found = match self.kind() {
            TokenKind::Ident(symbol) | TokenKind::Number(symbol) => {
                format!("`{}`", self.program.name(symbol))
            }
            TokenKind::Char(_) => "a character constant".to_owned(),
            TokenKind::Str(_) => "a string literal".to_owned(),
            TokenKind::Punct(punct) => format!("`{}`", punct.text()),
            TokenKind::Pack(_) => "`#pragma pack`".to_owned(),
            TokenKind::Options(_) => "`#pragma GCC`".to_owned(),
            TokenKind::Pragma(_) => "`#pragma`".to_owned(),
            TokenKind::Eof => "the end of the file".to_owned(),
        };
        self.invalid(span, format!("expected {what}, found {found}"))
    }

    /// Counts one level of recursion; [`Parser::leave`] takes it back on success.
    fn enter(&mut self) -> Res<()> {
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            return self.unsupported(
                self.span(),
                format!("nesting deeper than {MAX_NESTING} levels"),
            );
        }
        Ok(())
    }

    fn leave(&mut self) {
        self.nesting -= 1;
    }

    // -----------------------------------------------------------------------------------------
    // Nodes

    fn push_expr(&mut self, kind: ExprKind, span: Span) -> ExprId {
        self.program.push_expr(Expr { kind, span })
    }

    fn push_stmt(&mut self, kind: StmtKind, span: Span) -> StmtId {
        self.program.push_stmt(Stmt { kind, span })
    }

    fn push_type(&mut self, kind: TypeKind, quals: Quals, span: Span) -> TypeId {
        self.program.push_type(Type { kind, quals, span })
    }

    fn push_attrs(&mut self, attrs: Attrs) -> Option<AttrsId> {
        (attrs != Attrs::default()).then(|| self.program.push_attrs(attrs))
    }

    fn push_decl(
        &mut self,
        kind: DeclKind,
        name: Option<Symbol>,
        span: Span,
        attrs: Attrs,
    ) -> DeclId {
        let attrs = self.push_attrs(attrs);
        self.program.push_decl(Decl {
            kind,
            name,
            span,
            attrs,
        })
    }

    /// A tag or label that no name of the program equals.
    fn fresh_name(&mut self, base: &str) -> Symbol {
        loop {
            self.last_fresh += 1;
            let name = format!("{base}_{}", self.last_fresh);
            if self.program.names.lookup(&name).is_none() {
                return self.program.intern(&name);
            }
        }
    }
}

fn keyword_of(kind: TokenKind) -> Option<Keyword> {
    match kind {
        TokenKind::Ident(symbol) => Keyword::of(symbol),
        _ => None,
    }
}
