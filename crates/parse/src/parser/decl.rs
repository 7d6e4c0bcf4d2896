//! Declarations (C17 6.7) and function definitions (6.9.1, K&R ones included).

use super::attrs::On;
use super::declarator::{Declarator, FunctionChunk, Mode};
use super::labels::FunctionState;
use super::specs::{SpecContext, Specs};
use super::{Parser, Res};
use crate::token::{Keyword, Punct, TokenKind};
use cassay_lang::tree::*;
use cassay_lang::{Span, Symbol, first_name};

/// Types that GCC knows by a name that is not a keyword here, and Cassay does not understand.
const UNSUPPORTED_TYPES: &[&str] = &[
    "_Float16",
    "_Float32",
    "_Float32x",
    "_Float64",
    "_Float64x",
    "_Float128x",
    "__bf16",
    "__float80",
    "__ibm128",
    "_Decimal32",
    "_Decimal64",
    "_Decimal128",
];

impl Parser<'_> {
    pub(super) fn predeclare_types(&mut self) {
        for name in UNSUPPORTED_TYPES {
            if let Some(name) = self.program.names.lookup(name) {
                let ty = self.push_type(TypeKind::Unsupported(name), Quals::NONE, Span::NONE);
                let kind = DeclKind::Typedef { ty };
                let decl = self.push_decl(kind, Some(name), Span::NONE, Attrs::default());
                self.scopes.bind_global(name, decl, true);
            }
        }
    }

    /// Whether a declaration is one of those types'.
    pub(super) fn is_predeclared(&self, decl: DeclId) -> bool {
        let DeclKind::Typedef { ty } = self.program[decl].kind else {
            return false;
        };
        matches!(self.program[ty].kind, TypeKind::Unsupported(_))
            && self.program[decl].span.is_none()
    }

    /// One declaration with all its declarators, or a function definition; everything it declares
    /// goes to `pending`.
    pub(super) fn declaration(&mut self) -> Res<()> {
        if self.keyword() == Some(Keyword::StaticAssert) {
            let assert = self.static_assert()?;
            self.pending.push(assert);
            return Ok(());
        }
        if self.at_c23_attribute(0)
            && self.kind_at(self.attributes_length(0)) == TokenKind::Punct(Punct::Semi)
        {
            let (start, mut attrs) = (self.span(), Attrs::default());
            self.attributes(&mut attrs, On::Entity)?;
            self.no_meaning(&attrs, start)?;
            return self.expect(Punct::Semi);
        }
        let specs = self.specifiers(SpecContext::Declaration)?;
        if self.eat(Punct::Semi) {
            if let Some(name) = specs.attrs.unsupported {
                let name = first_name(self.program.name(name));
                let message = format!("attribute '{name}' is not supported here");
                return self.unsupported(specs.span, message);
            }
            return Ok(());
        }
        let mut first = true;
        loop {
            let mut attrs = specs.attrs;
            self.attributes(&mut attrs, On::Type)?;
            let declarator = self.declarator(specs.ty, Mode::Named, &mut attrs)?;
            if let Some(function) = declarator.function.filter(|_| first)
                && (self.at(Punct::LBrace) || self.at_parameter_declarations(&function))
            {
                if self.scopes.depth() > 0 {
                    return self.unsupported(declarator.span, "nested function");
                }
                return self.function_definition(&specs, &declarator, &function, attrs);
            }
            self.asm_label(&mut attrs)?;
            self.attributes(&mut attrs, On::Type)?;
            self.init_declarator(&specs, &declarator, attrs)?;
            if !self.eat(Punct::Comma) {
                return self.expect(Punct::Semi);
            }
            if matches!(self.program[specs.ty].kind, TypeKind::Auto) {
                let message = "`__auto_type` with more than one declarator: GCC refuses it";
                return self.invalid(specs.span, message);
            }
            first = false;
        }
    }

    /// Whether the declarations of a K&R definition's parameters follow. Attributes belong to the
    /// declarator before them.
    fn at_parameter_declarations(&self, function: &FunctionChunk) -> bool {
        function.identifiers.0 != function.identifiers.1
            && self.keyword() != Some(Keyword::Attribute)
            && self.starts_declaration(0)
    }

    fn init_declarator(&mut self, specs: &Specs, declarator: &Declarator, attrs: Attrs) -> Res<()> {
        let Declarator {
            name: Some(name),
            span,
            ty,
            ..
        } = *declarator
        else {
            return self.expected("an identifier");
        };
        if declarator
            .function
            .is_some_and(|f| f.identifiers.0 != f.identifiers.1)
        {
            return self.invalid(
                span,
                "parameter names without types in a function declaration",
            );
        }
        if specs.typedef {
            let decl = self.push_decl(DeclKind::Typedef { ty }, Some(name), span, attrs);
            self.declare(name, decl, span)?;
            self.pending.push(decl);
            if self.at(Punct::Eq) {
                return self.invalid(self.span(), "typedef with an initialiser");
            }
            return Ok(());
        }
        if declarator.function.is_some() || self.names_function_type(ty) {
            self.function_specifiers(specs, span)?;
            self.keeps_linkage(name, specs.storage, span)?;
            let params = declarator.function.map_or(List::EMPTY, |f| parameters(&f));
            let kind = DeclKind::Function {
                ty,
                storage: specs.storage,
                inline: specs.inline,
                noreturn: specs.noreturn,
                params,
                body: None,
            };
            let decl = self.push_decl(kind, Some(name), span, attrs);
            self.declare(name, decl, span)?;
            self.pending.push(decl);
            if self.at(Punct::Eq) {
                return self.invalid(self.span(), "function with an initialiser");
            }
            return Ok(());
        }
        if specs.inline || specs.noreturn {
            return self.invalid(
                span,
                "function specifier on something that is not a function",
            );
        }
        let in_block = self.scopes.depth() > 0;
        if in_block && specs.storage == Storage::Extern {
            self.keeps_linkage(name, specs.storage, span)?;
        }
        if in_block && specs.attrs.thread_local && specs.storage == Storage::None {
            // 6.7.1p3.
            let message = "`_Thread_local` in a block needs `static` or `extern`";
            return self.invalid(span, message);
        }
        let kind = DeclKind::Var {
            ty,
            storage: specs.storage,
            init: None,
        };
        let decl = self.push_decl(kind, Some(name), span, attrs);
        // A variable is in scope in its own initialiser (6.2.1p7), except with `__auto_type`.
        let is_auto = matches!(self.program[ty].kind, TypeKind::Auto);
        if !is_auto {
            self.declare(name, decl, span)?;
        }
        if self.eat(Punct::Eq) {
            let init = self.initializer()?;
            let kind = DeclKind::Var {
                ty,
                storage: specs.storage,
                init: Some(init),
            };
            self.program[decl].kind = kind;
        }
        if is_auto {
            self.declare(name, decl, span)?;
        }
        self.pending.push(decl);
        Ok(())
    }

    /// Specifiers that no function can have (6.7.1p4, 6.7.5p2).
    fn function_specifiers(&self, specs: &Specs, span: Span) -> Res<()> {
        if specs.attrs.alignas || specs.attrs.thread_local {
            return self.invalid(span, "`_Alignas` or `_Thread_local` on a function");
        }
        Ok(())
    }

    /// A declaration in a block means what is declared with linkage and visible there (6.2.2p4). Where
    /// something without linkage hides a static name of the file, the declaration would give the name
    /// external linkage beside the internal one, which is undefined (6.2.2p7); GCC refuses it for objects.
    fn keeps_linkage(&self, name: Symbol, storage: Storage, span: Span) -> Res<()> {
        let linked = |decl: DeclId| match self.program[decl].kind {
            DeclKind::Var { storage, .. } => storage == Storage::Extern,
            DeclKind::Function { .. } => true,
            _ => false,
        };
        let slot = self.scopes.lookup(name);
        let hides = slot.depth > 0 && slot.decl.is_some_and(|decl| !linked(decl));
        if storage == Storage::Static || self.scopes.depth() == 0 || !hides {
            return Ok(());
        }
        let internal = self.scopes.lookup_global(name).is_some_and(|decl| {
            matches!(
                self.program[decl].kind,
                DeclKind::Var {
                    storage: Storage::Static,
                    ..
                } | DeclKind::Function {
                    storage: Storage::Static,
                    ..
                }
            )
        });
        if internal {
            let name = self.program.name(name);
            let message = format!("`{name}` has both internal and external linkage");
            return self.invalid(span, message);
        }
        Ok(())
    }

    /// Whether a type is a function type behind typedef names. `typeof` of anything but the name
    /// of a function needs types and is left to the checker.
    fn names_function_type(&self, ty: TypeId) -> bool {
        let mut ty = ty;
        loop {
            ty = match self.program[ty].kind {
                TypeKind::Function { .. } => return true,
                TypeKind::Typedef(decl) => match self.program.decl_type(decl) {
                    Some(inner) => inner,
                    None => return false,
                },
                TypeKind::TypeofType(inner) => inner,
                TypeKind::TypeofExpr(expr) => {
                    let ExprKind::Name(decl) = self.program[expr].kind else {
                        return false;
                    };
                    return matches!(self.program[decl].kind, DeclKind::Function { .. });
                }
                _ => return false,
            }
        }
    }

    /// Makes a declaration visible in the current scope (6.7p3).
    pub(super) fn declare(&mut self, name: Symbol, decl: DeclId, span: Span) -> Res<()> {
        if let Some(earlier) = self.scopes.lookup_here(name) {
            self.check_redeclaration(name, earlier, decl, span)?;
        }
        let is_typedef = matches!(self.program[decl].kind, DeclKind::Typedef { .. });
        self.scopes.bind(name, decl, is_typedef);
        Ok(())
    }

    fn check_redeclaration(
        &self,
        name: Symbol,
        earlier: DeclId,
        decl: DeclId,
        span: Span,
    ) -> Res<()> {
        let at_file_scope = self.scopes.depth() == 0;
        let by_compiler = self.program[earlier].span.is_none();
        let linked = |storage| at_file_scope || storage == Storage::Extern;
        // `typeof` may hide a function type.
        let unclear = |ty: TypeId| matches!(self.program[ty].kind, TypeKind::TypeofExpr(_));
        let problem = match (self.program[earlier].kind, self.program[decl].kind) {
            _ if by_compiler => None,
            (DeclKind::Function { .. }, DeclKind::Function { .. })
            | (DeclKind::Typedef { .. }, DeclKind::Typedef { .. }) => None,
            (DeclKind::Var { storage: a, .. }, DeclKind::Var { storage: b, .. }) => {
                (!linked(a) || !linked(b)).then_some("redeclaration of")
            }
            (DeclKind::Var { ty, .. }, DeclKind::Function { .. })
            | (DeclKind::Function { .. }, DeclKind::Var { ty, .. })
                if unclear(ty) =>
            {
                None
            }
            (DeclKind::Param { .. }, _)
            | (DeclKind::EnumConst { .. }, DeclKind::EnumConst { .. }) => Some("redeclaration of"),
            _ => Some("different kind of symbol in the redeclaration of"),
        };
        match problem {
            None => Ok(()),
            Some(problem) => {
                let name = self.program.name(name);
                self.invalid(span, format!("{problem} `{name}`"))
            }
        }
    }

    fn function_definition(
        &mut self,
        specs: &Specs,
        declarator: &Declarator,
        function: &FunctionChunk,
        attrs: Attrs,
    ) -> Res<()> {
        let Declarator {
            name: Some(name),
            span,
            ty,
            ..
        } = *declarator
        else {
            return self.expected("an identifier");
        };
        if specs.typedef {
            return self.invalid(span, "typedef with a function body");
        }
        self.function_specifiers(specs, span)?;
        let with = |params, body| DeclKind::Function {
            ty,
            storage: specs.storage,
            inline: specs.inline,
            noreturn: specs.noreturn,
            params,
            body,
        };
        let decl = self.push_decl(with(parameters(function), None), Some(name), span, attrs);
        self.declare(name, decl, span)?;

        self.scopes.push();
        let (start, end) = function.scope;
        self.scopes
            .redeclare(self.saved.get(start..end).unwrap_or_default());
        let params = if function.identifiers.0 == function.identifiers.1 {
            parameters(function)
        } else {
            // What is defined here moves out to file scope, as from a parameter list.
            self.in_prototype = true;
            let params = self.parameter_declarations(function)?;
            self.in_prototype = false;
            params
        };
        self.program[decl].kind = with(params, None);

        let before = self.before_body();
        match self.body(name) {
            Ok(_) if self.is_fortified(decl, before) => self.mean_library(decl),
            Ok(body) => self.program[decl].kind = with(params, Some(body)),
            Err(problem) => self.leave_unread(decl, before, problem)?,
        }
        self.pending.push(decl);
        Ok(())
    }

    /// The body of a function, in the scope of its parameters, which it ends.
    fn body(&mut self, name: Symbol) -> Res<StmtId> {
        let text = |symbol| self.program.name(symbol).to_owned();
        if let Some(problem) = self.pragmas.options.refused(self.pos, text) {
            return Err(Box::new(problem));
        }
        self.function = Some(FunctionState::new(name, self.program.labels.len()));
        let body = self.compound_in_scope()?;
        if let Some(state) = self.function.take() {
            self.check_labels(&state)?;
        }
        self.scopes.pop();
        Ok(body)
    }

    /// The declaration list of a K&R definition (6.9.1p6); returns the parameters in the order of
    /// the identifier list.
    fn parameter_declarations(&mut self, function: &FunctionChunk) -> Res<List<DeclId>> {
        let (start, end) = function.identifiers;
        let count = end - start;
        let mark = self.decls.len();
        while !self.at(Punct::LBrace) {
            let specs = self.specifiers(SpecContext::Parameter)?;
            if self.eat(Punct::Semi) {
                continue;
            }
            loop {
                let mut attrs = specs.attrs;
                let declarator = self.declarator(specs.ty, Mode::Named, &mut attrs)?;
                self.attributes(&mut attrs, On::Type)?;
                let Declarator {
                    name: Some(name),
                    span,
                    ty,
                    ..
                } = declarator
                else {
                    return self.expected("an identifier");
                };
                if !self.identifiers[start..end]
                    .iter()
                    .any(|&(known, _)| known == name)
                {
                    let name = self.program.name(name);
                    return self.invalid(span, format!("`{name}` is not a parameter"));
                }
                let register = specs.storage == Storage::Register;
                let kind = DeclKind::Param { ty, register };
                let param = self.push_decl(kind, Some(name), span, attrs);
                self.declare(name, param, span)?;
                self.decls.push(param);
                if !self.eat(Punct::Comma) {
                    break;
                }
            }
            self.expect(Punct::Semi)?;
        }
        let mut params = Vec::with_capacity(count);
        for index in start..end {
            let (name, span) = self.identifiers[index];
            if self.identifiers[start..index]
                .iter()
                .any(|&(earlier, _)| earlier == name)
            {
                let name = self.program.name(name);
                return self.invalid(span, format!("redeclaration of `{name}`"));
            }
            let known = self.decls[mark..]
                .iter()
                .find(|&&p| self.program[p].name == Some(name));
            match known {
                Some(&param) => params.push(param),
                // A parameter that is not declared is an `int`.
                None => {
                    let ty = self.implicit_int(span);
                    let kind = DeclKind::Param {
                        ty,
                        register: false,
                    };
                    let param = self.push_decl(kind, Some(name), span, Attrs::default());
                    self.declare(name, param, span)?;
                    params.push(param);
                }
            }
        }
        self.decls.truncate(mark);
        Ok(self.program.list(&params))
    }

    /// `_Static_assert(condition, message);`, the message optional as in C23.
    pub(super) fn static_assert(&mut self) -> Res<DeclId> {
        let start = self.span();
        self.advance();
        self.expect(Punct::LParen)?;
        let cond = self.conditional()?;
        let message = if self.eat(Punct::Comma) {
            Some(self.string()?)
        } else {
            None
        };
        self.expect(Punct::RParen)?;
        let span = start.to(self.last_span());
        self.expect(Punct::Semi)?;
        let kind = DeclKind::StaticAssert { cond, message };
        Ok(self.push_decl(kind, None, span, Attrs::default()))
    }
}

fn parameters(function: &FunctionChunk) -> List<DeclId> {
    match function.params {
        Params::Unspecified => List::EMPTY,
        Params::List(list) => list,
    }
}
