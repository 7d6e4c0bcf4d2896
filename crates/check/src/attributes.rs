//! Attributes that change nothing, but that compilers refuse where they do not fit what is declared. GCC and Clang do not
//! agree about all of them: what one of the two refuses is refused, as is what neither has a meaning for.
//!
//! The parser keeps them as text ([`Attrs::checked`]), by their names without underscores and with operands that are
//! numbers where they must be.

use super::{Checker, EntityId, Res};
use cassay_lang::tree::{Attrs, DeclId, DeclKind, Id, Storage};
use cassay_lang::types::{FnSig, Ty, TyKind};
use cassay_lang::{Problem, Span};
use rustc_hash::{FxHashMap, FxHashSet};

/// What Clang and GCC take the names of these formats for, if they take them for formats at all.
const STYLES: &[&str] = &[
    "printf",
    "scanf",
    "strftime",
    "strfmon",
    "gnu_printf",
    "gnu_scanf",
];

const MODELS: &[&str] = &[
    "global-dynamic",
    "local-dynamic",
    "initial-exec",
    "local-exec",
];

/// One of them: its name, and its operands.
struct Item<'a> {
    name: &'a str,
    operands: Vec<&'a str>,
}

/// `section ( "s" ), format ( printf , 1 , 2 ), cold`; a comma in a string ends nothing.
fn items(text: &str) -> Vec<Item<'_>> {
    let mut items = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find([' ', ',', '(']).unwrap_or(rest.len());
        let (name, behind) = rest.split_at(end);
        let mut operands = Vec::new();
        let mut start = None;
        let (mut depth, mut quoted, mut escaped) = (0u32, false, false);
        let mut next = behind.len();
        for (at, c) in behind.char_indices() {
            match c {
                _ if escaped => escaped = false,
                '\\' if quoted => escaped = true,
                '"' => quoted = !quoted,
                _ if quoted => {}
                '(' => {
                    depth += 1;
                    start = start.or(Some(at + 1));
                }
                ')' | ',' if depth == 1 => {
                    let operand = start.and_then(|start| behind.get(start..at));
                    operands.extend(operand.map(str::trim).filter(|text| !text.is_empty()));
                    start = Some(at + 1);
                    depth -= u32::from(c == ')');
                }
                ')' => depth = depth.saturating_sub(1),
                ',' if depth == 0 => {
                    next = at + 1;
                    break;
                }
                _ => {}
            }
        }
        items.push(Item { name, operands });
        rest = behind.get(next..).unwrap_or_default().trim_start();
    }
    items
}

impl Checker<'_> {
    /// Whether one of these attributes is there.
    pub(super) fn has_checked(&self, attrs: &Attrs, name: &str) -> bool {
        let text = attrs.checked.map_or("", |text| self.p.name(text));
        !text.is_empty() && items(text).iter().any(|item| item.name == name)
    }

    fn visibility(&self, attrs: &Attrs) -> Option<&str> {
        let text = attrs.checked.map_or("", |text| self.p.name(text));
        let said = items(text)
            .into_iter()
            .rfind(|item| item.name == "visibility");
        said.and_then(|item| item.operands.first().copied())
    }

    /// Fails where an attribute of what is declared does not fit it.
    pub(super) fn fitting_attributes(&self, decl: DeclId) -> Res<()> {
        let node = self.p[decl];
        if node.attrs.is_none() {
            return Ok(());
        }
        let attrs = self.p.attributes(node.attrs);
        let DeclKind::Var { storage, .. } = node.kind else {
            return self.checked_attributes(decl, attrs);
        };
        // What other files see (6.2.2).
        if attrs.weak && self.function.is_some() && storage != Storage::Extern {
            return Err(misplaced("weak", node.span));
        }
        self.checked_attributes(decl, attrs)
    }

    fn checked_attributes(&self, decl: DeclId, attrs: Attrs) -> Res<()> {
        let span = self.p[decl].span;
        let text = attrs.checked.map_or("", |text| self.p.name(text));
        let items = items(text);
        for item in &items {
            let fits = match item.name {
                "section" => self.section_fits(decl, &item.operands),
                "visibility" => is_one_of(&["default", "hidden", "internal", "protected"], item),
                "tls_model" => is_one_of(MODELS, item) && attrs.thread_local,
                "hot" => !items.iter().any(|other| other.name == "cold"),
                _ => true,
            };
            if !fits {
                return Err(misplaced(item.name, span));
            }
        }
        let qty = self.out.decl_types[decl.index()];
        let Some(sig) = qty.and_then(|qty| self.sig_of(qty.ty)) else {
            return Ok(());
        };
        for item in &items {
            let fits = match item.name {
                "format" => self.format_fits(sig, &item.operands),
                "format_arg" => self.format_arg_fits(sig, &item.operands),
                "alloc_size" => item.operands.iter().all(|text| self.is_size(sig, text)),
                _ => true,
            };
            if !fits {
                return Err(misplaced(item.name, span));
            }
        }
        let beyond = |mask: u64| {
            let last = 64 - mask.leading_zeros() as usize;
            mask != u64::MAX && sig.prototype && !sig.variadic && last > sig.params.len()
        };
        if beyond(attrs.nonnull) {
            return Err(misplaced("nonnull", span));
        }
        if attrs.alloc_align > 0 && beyond(1 << (attrs.alloc_align - 1).min(62)) {
            return Err(misplaced("alloc_align", span));
        }
        Ok(())
    }

    /// `weak` is about what other files see (6.2.2); what is hot or cold, and how visible it is, all declarations agree in.
    pub(super) fn linked_attributes(&self, id: EntityId, decl: DeclId, internal: bool) -> Res<()> {
        let node = self.p[decl];
        let attrs = self.p.attributes(node.attrs);
        if internal && attrs.weak {
            return Err(misplaced("weak", node.span));
        }
        let before = self.out.entity(id).decl;
        let earlier = self.p.attributes(self.p[before].attrs);
        let differ = |a, b| self.has_checked(&attrs, a) && self.has_checked(&earlier, b);
        if before != decl && (differ("hot", "cold") || differ("cold", "hot")) {
            return Err(misplaced("hot", node.span));
        }
        let (now, then) = (self.visibility(&attrs), self.visibility(&earlier));
        if now.is_some() && then.is_some() && now != then {
            return Err(misplaced("visibility", node.span));
        }
        Ok(())
    }

    /// The function that a declaration is about, or leads to by way of pointers.
    fn sig_of(&self, mut ty: Ty) -> Option<&FnSig> {
        loop {
            ty = match self.kind(ty) {
                TyKind::Function(_) => return self.out.types.callee_sig(ty),
                TyKind::Pointer(to) => to.ty,
                _ => return None,
            };
        }
    }

    /// Functions, and objects with static storage duration; of those that a block declares, the ones that it defines.
    fn section_fits(&self, decl: DeclId, operands: &[&str]) -> bool {
        let placed = match self.p[decl].kind {
            DeclKind::Function { .. } => true,
            DeclKind::Var { storage, .. } => self.function.is_none() || storage == Storage::Static,
            _ => false,
        };
        placed && matches!(operands, [text] if text.starts_with('"'))
    }

    /// A format is a string, and what it formats are the arguments behind all parameters, or 0.
    fn format_fits(&self, sig: &FnSig, operands: &[&str]) -> bool {
        let [style, text, first] = operands else {
            return true;
        };
        if !sig.prototype || !STYLES.contains(style) {
            return true;
        }
        let (Ok(text), Ok(first)) = (text.parse::<usize>(), first.parse::<usize>()) else {
            return false;
        };
        let behind = first == sig.params.len() + 1 && sig.variadic && *style != "strftime";
        self.is_string(sig, text) && (first == 0 || behind)
    }

    fn format_arg_fits(&self, sig: &FnSig, operands: &[&str]) -> bool {
        let [text] = operands else {
            return true;
        };
        match text.parse() {
            Ok(text) => !sig.prototype || self.is_string(sig, text),
            Err(_) => true,
        }
    }

    /// Whether a parameter, by number from 1 on, points to characters.
    fn is_string(&self, sig: &FnSig, number: usize) -> bool {
        let param = number.checked_sub(1).and_then(|at| sig.params.get(at));
        let to = param.and_then(|param| self.out.types.pointee(param.ty));
        to.is_some_and(|to| to.ty == Ty::CHAR)
    }

    fn is_size(&self, sig: &FnSig, text: &str) -> bool {
        let number = text.parse::<usize>().unwrap_or_default();
        let param = number.checked_sub(1).and_then(|at| sig.params.get(at));
        !sig.prototype || param.is_some_and(|param| self.out.types.is_integer(param.ty))
    }

    /// An alias is of what its file defines.
    pub(super) fn aliases_exist(&self) -> Res<()> {
        for &item in &self.p.units[self.unit as usize].items {
            let node = self.p[item];
            if node.attrs.is_none() {
                continue;
            }
            let attrs = self.p.attributes(node.attrs);
            let text = attrs.unsupported.map_or("", |text| self.p.name(text));
            for alias in items(text) {
                if alias.name.trim_matches('_') != "alias" {
                    continue;
                }
                let name = alias.operands.first().map(|name| name.trim_matches('"'));
                let name = name.and_then(|name| self.p.names.lookup(name));
                let known = |name| self.internals.get(&name).or(self.externals.get(&name));
                let id = name.and_then(known);
                if id.is_none_or(|id| self.views[id.0 as usize].defined_in != Some(self.unit)) {
                    return Err(misplaced("alias", node.span));
                }
            }
        }
        Ok(())
    }

    /// The functions that must be inlined, by any of their declarations.
    pub(super) fn always_inlined(&self) -> FxHashSet<EntityId> {
        let items = self.p.units.iter().flat_map(|unit| &unit.items);
        let inlined = items.filter(|&&item| {
            let node = self.p[item];
            matches!(node.kind, DeclKind::Function { .. })
                && node.attrs.is_some()
                && self.p.attributes(node.attrs).always_inline
        });
        inlined.filter_map(|&item| self.entity_of(item)).collect()
    }
}

/// Fails for functions that must be inlined into themselves: GCC gives up where it optimises little. `calls` are those of
/// such functions, from one to the other.
pub(super) fn inlines_itself(calls: &[(EntityId, EntityId, Span)]) -> Res<()> {
    let mut callees: FxHashMap<EntityId, Vec<(EntityId, Span)>> = FxHashMap::default();
    for &(from, to, span) in calls {
        callees.entry(from).or_default().push((to, span));
    }
    let called = |f: EntityId| callees.get(&f).map_or(&[][..], Vec::as_slice).iter();
    // Functions that are seen, and whether all that they call is.
    let mut seen: FxHashMap<EntityId, bool> = FxHashMap::default();
    for &(from, ..) in calls {
        if seen.contains_key(&from) {
            continue;
        }
        seen.insert(from, false);
        let mut path = vec![(from, called(from))];
        while let Some((f, next)) = path.last_mut() {
            match next.next() {
                None => {
                    seen.insert(*f, true);
                    path.pop();
                }
                Some(&(to, span)) => match seen.get(&to) {
                    Some(true) => {}
                    Some(false) => return Err(misplaced("always_inline", span)),
                    None => {
                        seen.insert(to, false);
                        path.push((to, called(to)));
                    }
                },
            }
        }
    }
    Ok(())
}

fn is_one_of(names: &[&str], item: &Item) -> bool {
    let [text] = item.operands.as_slice() else {
        return false;
    };
    names.contains(&text.trim_matches('"'))
}

pub(super) fn misplaced(name: &str, span: Span) -> Problem {
    let message =
        format!("attribute '{name}' does not fit what is declared: a compiler refuses it");
    Problem::invalid(span, message)
}

#[cfg(test)]
mod tests {
    use super::items;

    #[test]
    fn texts_are_taken_apart() {
        let read = |text| -> Vec<(String, Vec<String>)> {
            let own = |item: &super::Item| {
                let operands = item.operands.iter().map(ToString::to_string);
                (item.name.to_string(), operands.collect())
            };
            items(text).iter().map(own).collect()
        };
        let row = |name: &str, operands: &[&str]| {
            (
                name.to_string(),
                operands.iter().map(ToString::to_string).collect(),
            )
        };
        assert_eq!(
            read(r#"section ( "a,(\"b" ), format ( printf , 1 , 2 ), cold"#),
            [
                row("section", &[r#""a,(\"b""#]),
                row("format", &["printf", "1", "2"]),
                row("cold", &[])
            ]
        );
        assert_eq!(
            read("vector_size ( 2 * ( 3 , 4 ) ), alias ( \"f\" )"),
            [
                row("vector_size", &["2 * ( 3 , 4 )"]),
                row("alias", &["\"f\""])
            ]
        );
        assert!(items("").is_empty());
        for text in ["(", ")", "a (", "a ( \"", ", ,", "a ) ("] {
            items(text);
        }
    }
}
