//! The table of attributes: what each name means to Cassay, in whatever spelling and wherever it stands.
//!
//! The names are those that gcc 12 and clang up to 19 document or answer `__has_attribute` to, those of other targets
//! and languages included, and newer ones that are known. A name that is not in the table is one that
//! neither compiler knows: both ignore it with a warning, and so does Cassay. A name that is in the table is either
//! without effect, for a reason that is given, or modelled, or refused: where it is used, or where it does not fit.
//!
//! `[[x]]` without a prefix is another name space: [`standard`].

/// What an attribute means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// What a program does is the same without it.
    Nothing(Why),
    /// The tree has it, or what it does to a type.
    Modelled(Attribute),
    /// Which registers a call uses. Of the targets only 32-bit x86 knows these; others ignore them, and there they
    /// are refused, since a pointer to a function may say otherwise than the function.
    Convention,
    /// It changes nothing, but compilers refuse it in some places: the checker knows where.
    Checked,
    /// It changes what a program means, and is not modelled.
    Refused,
}

/// Why an attribute has no effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Compilers and analysers warn because of it, or reject a program, or do not.
    Warnings,
    /// It tells the optimiser what is worth while; whatever it does is right.
    Advice,
    /// How something is kept in object files: sections, symbols, debugging information, what other modules see.
    Kept,
    /// What is put into functions beside their code (checks of sanitizers, profiles, hardening), or how code is
    /// made for processors; not what it computes.
    Inserted,
    /// It is known to `__builtin_object_size` and its like, and to sanitizers.
    Sizes,
}

/// Attributes that are modelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attribute {
    Aligned,
    AllocAlign,
    /// It is known to `__builtin_object_size` and its like, and has operands that it must have.
    AllocSize,
    AlwaysInline,
    AssumeAligned,
    Const,
    Constructor,
    Destructor,
    /// It has no effect, but operands that it must have.
    Format,
    GnuInline,
    Malloc,
    MayAlias,
    Mode,
    Noinline,
    Nonnull,
    Noreturn,
    /// Its operands decide: levels have no effect, options may.
    Optimize,
    Packed,
    Pure,
    ReturnsNonnull,
    Target,
    TransparentUnion,
    Unused,
    Used,
    Weak,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub name: &'static str,
    /// Whether gcc 12 knows it, which is what `__has_attribute` is asked about.
    pub gcc: bool,
    pub meaning: Meaning,
}

const fn row(name: &'static str, gcc: bool, meaning: Meaning) -> Row {
    Row { name, gcc, meaning }
}

/// A name without the underscores it may be written with: `__packed__` is `packed`.
pub fn bare(name: &str) -> &str {
    let inner = name.strip_prefix("__").and_then(|n| n.strip_suffix("__"));
    inner.filter(|n| !n.is_empty()).unwrap_or(name)
}

/// What GNU C knows by this name: `__attribute__((name))` and `[[gnu::name]]`, and clang by `[[clang::name]]`.
pub fn find(name: &str) -> Option<&'static Row> {
    let name = bare(name);
    let found = TABLE.binary_search_by(|row| row.name.cmp(name));
    found.ok().and_then(|at| TABLE.get(at))
}

/// The attributes that C23 has without a prefix (6.7.13), and what `__has_c_attribute` answers, which is what gcc 12
/// does. All others are ignored.
pub fn standard(name: &str) -> Option<(Meaning, u32)> {
    Some(match bare(name) {
        "deprecated" | "fallthrough" | "maybe_unused" => (Nothing(Warnings), 201_904),
        "nodiscard" => (Nothing(Warnings), 202_003),
        "noreturn" | "_Noreturn" => (Modelled(Noreturn), 0),
        // Promises as those of `pure` and `const`, of newer compilers.
        "unsequenced" | "reproducible" => (Refused, 0),
        _ => return None,
    })
}

/// Whether options of the attribute or pragma `optimize` leave a program's meaning alone: levels, and passes that are
/// switched on or off by name. Those that are about floating-point arithmetic, overflow or aliasing do not.
pub fn optimizes_only(option: &str) -> bool {
    let option = option.trim();
    let option = option.strip_prefix("-f").unwrap_or(option);
    let option = option.strip_prefix('-').unwrap_or(option);
    let option = option.strip_prefix("no-").unwrap_or(option);
    let level = option.strip_prefix('O').unwrap_or(option);
    matches!(level, "" | "0" | "1" | "2" | "3" | "s" | "g" | "z")
        || [
            "tree-",
            "ipa-",
            "inline",
            "unroll-",
            "schedule-",
            "sched-",
            "align-",
            "gcse",
        ]
        .iter()
        .any(|prefix| option.starts_with(prefix))
        || matches!(
            option,
            "omit-frame-pointer"
                | "optimize-sibling-calls"
                | "peel-loops"
                | "split-loops"
                | "unswitch-loops"
                | "stack-protector"
                | "crossjumping"
                | "cse-follow-jumps"
                | "if-conversion"
                | "partial-inlining"
                | "prefetch-loop-arrays"
                | "reorder-functions"
                | "toplevel-reorder"
        )
}

/// Whether operands of the attribute or pragma `target` only name instructions that may be used: not those that
/// compute in other formats, or change how functions are called.
pub fn targets_only(option: &str) -> bool {
    option.split(',').all(|option| {
        let option = option.trim();
        let name = option.strip_prefix("no-").unwrap_or(option);
        [
            "avx", "sse", "bmi", "amx", "arch=", "tune=", "cpu=", "mtune=", "march=",
        ]
        .iter()
        .any(|prefix| name.starts_with(prefix) && name != "sseregparm" && option == name)
            || matches!(
                name,
                "default"
                    | "adx"
                    | "aes"
                    | "cx16"
                    | "f16c"
                    | "fma"
                    | "fma4"
                    | "fsgsbase"
                    | "gfni"
                    | "lzcnt"
                    | "abm"
                    | "movbe"
                    | "mmx"
                    | "pclmul"
                    | "popcnt"
                    | "prfchw"
                    | "rdrnd"
                    | "rdseed"
                    | "sha"
                    | "vaes"
                    | "vpclmulqdq"
                    | "xop"
                    | "inline-all-stringops"
                    | "general-regs-only"
            )
    })
}

use Attribute::*;
use Meaning::*;
use Why::*;

/// By name.
#[rustfmt::skip]
static TABLE: &[Row] = &[
    row("OS_main", false, Refused),
    row("OS_task", false, Refused),
    row("aarch64_sve_pcs", false, Refused),
    row("aarch64_vector_pcs", false, Refused),
    row("abi_tag", false, Refused),
    row("access", true, Nothing(Warnings)),
    row("acquire_capability", false, Nothing(Warnings)),
    row("acquire_handle", false, Nothing(Warnings)),
    row("acquire_shared_capability", false, Nothing(Warnings)),
    row("acquired_after", false, Nothing(Warnings)),
    row("acquired_before", false, Nothing(Warnings)),
    row("address", false, Refused),
    row("address_space", false, Refused),
    row("alias", true, Refused),
    row("align_value", false, Refused),
    row("aligned", true, Modelled(Aligned)),
    row("alloc_align", true, Modelled(AllocAlign)),
    row("alloc_size", true, Modelled(AllocSize)),
    row("allocating", false, Nothing(Warnings)),
    row("altivec", false, Refused),
    row("always_destroy", false, Refused),
    row("always_inline", true, Modelled(AlwaysInline)),
    row("amdgpu_flat_work_group_size", false, Refused),
    row("amdgpu_kernel", false, Refused),
    row("amdgpu_num_sgpr", false, Refused),
    row("amdgpu_num_vgpr", false, Refused),
    row("amdgpu_waves_per_eu", false, Refused),
    row("analyzer_noreturn", false, Nothing(Warnings)),
    row("annotate", false, Nothing(Warnings)),
    row("annotate_type", false, Nothing(Warnings)),
    row("argument_with_type_tag", false, Nothing(Warnings)),
    row("arm_sve_vector_bits", false, Refused),
    row("artificial", true, Nothing(Advice)),
    row("assert_capability", false, Nothing(Warnings)),
    row("assert_exclusive_lock", false, Nothing(Warnings)),
    row("assert_shared_capability", false, Nothing(Warnings)),
    row("assert_shared_lock", false, Nothing(Warnings)),
    row("assume", false, Refused),
    row("assume_aligned", true, Modelled(AssumeAligned)),
    row("availability", false, Nothing(Warnings)),
    row("blocking", false, Nothing(Warnings)),
    row("blocks", false, Refused),
    row("bnd_instrument", false, Nothing(Inserted)),
    row("bnd_legacy", false, Nothing(Inserted)),
    row("bounded", false, Nothing(Warnings)),
    row("btf_decl_tag", false, Nothing(Warnings)),
    row("btf_type_tag", false, Nothing(Warnings)),
    row("callable_when", false, Nothing(Warnings)),
    row("callback", false, Refused),
    row("called_once", false, Nothing(Warnings)),
    row("callee_pop_aggregate_return", true, Convention),
    row("capability", false, Nothing(Warnings)),
    row("carries_dependency", false, Refused),
    row("cdecl", true, Convention),
    row("cf_audited_transfer", false, Nothing(Warnings)),
    row("cf_check", true, Nothing(Inserted)),
    row("cf_consumed", false, Nothing(Warnings)),
    row("cf_returns_not_retained", false, Nothing(Warnings)),
    row("cf_returns_retained", false, Nothing(Warnings)),
    row("cf_unknown_transfer", false, Nothing(Warnings)),
    row("cfi_canonical_jump_table", false, Nothing(Kept)),
    row("clang_builtin_alias", false, Refused),
    row("cleanup", true, Refused),
    row("cmse_nonsecure_call", false, Refused),
    row("cmse_nonsecure_entry", false, Refused),
    row("code_align", false, Nothing(Advice)),
    row("code_model", false, Nothing(Kept)),
    row("cold", true, Checked),
    row("common", true, Checked),
    row("const", true, Modelled(Const)),
    row("constant", false, Refused),
    row("constructor", true, Modelled(Constructor)),
    row("consumable", false, Nothing(Warnings)),
    row("consumable_auto_cast_state", false, Nothing(Warnings)),
    row("consumable_set_state_on_read", false, Nothing(Warnings)),
    row("convergent", false, Nothing(Advice)),
    row("copy", true, Refused),
    row("counted_by", false, Nothing(Sizes)),
    row("counted_by_or_null", false, Nothing(Sizes)),
    row("cpu_dispatch", false, Refused),
    row("cpu_specific", false, Refused),
    row("critical", false, Refused),
    row("cudart_builtin", false, Refused),
    row("deprecated", true, Nothing(Warnings)),
    row("designated_init", true, Nothing(Warnings)),
    row("destructor", true, Modelled(Destructor)),
    row("device", false, Refused),
    row("device_builtin", false, Refused),
    row("device_builtin_surface_type", false, Refused),
    row("device_builtin_texture_type", false, Refused),
    row("diagnose_as_builtin", false, Nothing(Warnings)),
    row("diagnose_if", false, Nothing(Warnings)),
    row("disable_sanitizer_instrumentation", false, Nothing(Inserted)),
    row("disable_tail_calls", false, Nothing(Advice)),
    row("dllexport", false, Nothing(Kept)),
    row("dllimport", false, Refused),
    row("either", false, Refused),
    row("enable_if", false, Refused),
    row("enforce_read_only_placement", false, Nothing(Kept)),
    row("enforce_tcb", false, Nothing(Warnings)),
    row("enforce_tcb_leaf", false, Nothing(Warnings)),
    row("enum_extensibility", false, Nothing(Warnings)),
    row("error", true, Nothing(Warnings)),
    row("exclude_from_explicit_instantiation", false, Refused),
    row("exclusive_lock_function", false, Nothing(Warnings)),
    row("exclusive_locks_required", false, Nothing(Warnings)),
    row("exclusive_trylock_function", false, Nothing(Warnings)),
    row("ext_vector_type", false, Refused),
    row("external_source_symbol", false, Nothing(Warnings)),
    row("externally_visible", true, Nothing(Kept)),
    row("fallthrough", true, Nothing(Warnings)),
    row("far", false, Nothing(Inserted)),
    row("fast_interrupt", false, Refused),
    row("fastcall", true, Convention),
    row("fd_arg", false, Nothing(Warnings)),
    row("fd_arg_read", false, Nothing(Warnings)),
    row("fd_arg_write", false, Nothing(Warnings)),
    row("fentry_name", true, Nothing(Inserted)),
    row("fentry_section", true, Nothing(Inserted)),
    row("flag_enum", false, Nothing(Warnings)),
    row("flatten", true, Nothing(Advice)),
    row("force_align_arg_pointer", true, Nothing(Inserted)),
    row("format", true, Modelled(Format)),
    row("format_arg", true, Checked),
    row("format_matches", false, Nothing(Warnings)),
    row("function_return", true, Nothing(Inserted)),
    row("gcc_struct", true, Refused),
    row("global", false, Refused),
    row("gnu_inline", true, Modelled(GnuInline)),
    row("guarded_by", false, Nothing(Warnings)),
    row("guarded_var", false, Nothing(Warnings)),
    row("hardbool", false, Refused),
    row("host", false, Refused),
    row("hot", true, Checked),
    row("ibaction", false, Refused),
    row("iboutlet", false, Refused),
    row("iboutletcollection", false, Refused),
    row("ifunc", true, Refused),
    row("indirect_branch", true, Nothing(Inserted)),
    row("indirect_return", true, Nothing(Inserted)),
    row("init_priority", false, Refused),
    row("intel_ocl_bicc", false, Refused),
    row("intel_reqd_sub_group_size", false, Refused),
    row("internal_linkage", false, Refused),
    row("interrupt", true, Refused),
    row("interrupt_handler", false, Refused),
    row("io", false, Refused),
    row("io_low", false, Refused),
    row("isr", false, Refused),
    row("kernel", false, Refused),
    row("launch_bounds", false, Refused),
    row("leaf", true, Nothing(Advice)),
    row("lifetimebound", false, Nothing(Warnings)),
    row("likely", false, Nothing(Advice)),
    row("loader_uninitialized", false, Refused),
    row("lock_returned", false, Nothing(Warnings)),
    row("lockable", false, Nothing(Warnings)),
    row("locks_excluded", false, Nothing(Warnings)),
    row("long_call", false, Nothing(Inserted)),
    row("longcall", false, Nothing(Inserted)),
    row("lower", false, Refused),
    row("lto_visibility_public", false, Nothing(Kept)),
    row("m68k_rtd", false, Refused),
    row("malloc", true, Modelled(Malloc)),
    row("managed", false, Refused),
    row("matrix_type", false, Refused),
    row("may_alias", true, Modelled(MayAlias)),
    row("maybe_undef", false, Refused),
    row("maybe_unused", true, Nothing(Warnings)),
    row("micromips", false, Nothing(Inserted)),
    row("mig_server_routine", false, Nothing(Warnings)),
    row("min_vector_width", false, Nothing(Advice)),
    row("minsize", false, Nothing(Advice)),
    row("mips16", false, Nothing(Inserted)),
    row("mode", true, Modelled(Mode)),
    row("model", false, Nothing(Kept)),
    row("ms_abi", true, Refused),
    row("ms_hook_prologue", true, Nothing(Inserted)),
    row("ms_struct", true, Refused),
    row("musttail", false, Refused),
    row("naked", true, Refused),
    row("near", false, Nothing(Inserted)),
    row("neon_polyvector_type", false, Refused),
    row("neon_vector_type", false, Refused),
    row("nmi", false, Refused),
    row("no_address_safety_analysis", true, Nothing(Inserted)),
    row("no_builtin", false, Nothing(Advice)),
    row("no_caller_saved_registers", true, Nothing(Inserted)),
    row("no_dangling", false, Nothing(Warnings)),
    row("no_destroy", false, Refused),
    row("no_gccisr", false, Refused),
    row("no_icf", true, Nothing(Kept)),
    row("no_instrument_function", true, Nothing(Inserted)),
    row("no_profile_instrument_function", true, Nothing(Inserted)),
    row("no_randomize_layout", false, Nothing(Inserted)),
    row("no_reorder", true, Nothing(Kept)),
    row("no_sanitize", true, Nothing(Inserted)),
    row("no_sanitize_address", true, Nothing(Inserted)),
    row("no_sanitize_coverage", true, Nothing(Inserted)),
    row("no_sanitize_memory", false, Nothing(Inserted)),
    row("no_sanitize_thread", true, Nothing(Inserted)),
    row("no_sanitize_undefined", true, Nothing(Inserted)),
    row("no_speculative_load_hardening", false, Nothing(Inserted)),
    row("no_split_stack", true, Nothing(Inserted)),
    row("no_stack_limit", true, Nothing(Inserted)),
    row("no_stack_protector", true, Nothing(Inserted)),
    row("no_thread_safety_analysis", false, Nothing(Warnings)),
    row("nocf_check", true, Nothing(Inserted)),
    row("noclone", true, Nothing(Advice)),
    row("nocommon", true, Checked),
    row("nocompression", false, Nothing(Inserted)),
    row("nodebug", false, Nothing(Kept)),
    row("noderef", false, Nothing(Warnings)),
    row("nodirect_extern_access", true, Nothing(Kept)),
    row("nodiscard", true, Nothing(Warnings)),
    row("noduplicate", false, Nothing(Advice)),
    row("noescape", false, Nothing(Warnings)),
    row("noinit", true, Refused),
    row("noinline", true, Modelled(Noinline)),
    row("noipa", true, Nothing(Advice)),
    row("nomerge", false, Nothing(Advice)),
    row("nomicromips", false, Nothing(Inserted)),
    row("nomips16", false, Nothing(Inserted)),
    row("nonallocating", false, Nothing(Warnings)),
    row("nonblocking", false, Nothing(Warnings)),
    row("nonnull", true, Modelled(Nonnull)),
    row("nonstring", true, Nothing(Warnings)),
    row("noplt", true, Nothing(Kept)),
    row("noreturn", true, Modelled(Noreturn)),
    row("nosvm", false, Refused),
    row("not_tail_called", false, Nothing(Advice)),
    row("nothrow", true, Nothing(Advice)),
    row("nouwtable", false, Nothing(Kept)),
    row("ns_consumed", false, Refused),
    row("ns_consumes_self", false, Refused),
    row("ns_error_domain", false, Refused),
    row("ns_returns_autoreleased", false, Refused),
    row("ns_returns_not_retained", false, Refused),
    row("ns_returns_retained", false, Refused),
    row("null_terminated_string_arg", false, Nothing(Warnings)),
    row("nv_weak", false, Refused),
    row("objc_arc_weak_reference_unavailable", false, Refused),
    row("objc_boxable", false, Refused),
    row("objc_bridge", false, Refused),
    row("objc_bridge_mutable", false, Refused),
    row("objc_bridge_related", false, Refused),
    row("objc_class_stub", false, Refused),
    row("objc_designated_initializer", false, Refused),
    row("objc_direct", false, Refused),
    row("objc_direct_members", false, Refused),
    row("objc_exception", false, Refused),
    row("objc_externally_retained", false, Refused),
    row("objc_gc", false, Refused),
    row("objc_independent_class", false, Refused),
    row("objc_method_family", false, Refused),
    row("objc_non_runtime_protocol", false, Refused),
    row("objc_nonlazy_class", false, Refused),
    row("objc_nullability", true, Nothing(Warnings)),
    row("objc_ownership", false, Refused),
    row("objc_precise_lifetime", false, Refused),
    row("objc_requires_property_definitions", false, Refused),
    row("objc_requires_super", false, Refused),
    row("objc_returns_inner_pointer", false, Refused),
    row("objc_root_class", true, Refused),
    row("objc_runtime_name", false, Refused),
    row("objc_runtime_visible", false, Refused),
    row("objc_subclassing_restricted", false, Refused),
    row("opencl_constant", false, Refused),
    row("opencl_generic", false, Refused),
    row("opencl_global", false, Refused),
    row("opencl_global_device", false, Refused),
    row("opencl_global_host", false, Refused),
    row("opencl_local", false, Refused),
    row("opencl_private", false, Refused),
    row("opencl_unroll_hint", false, Nothing(Advice)),
    row("optimize", true, Modelled(Optimize)),
    row("optnone", false, Nothing(Advice)),
    row("os_consumed", false, Nothing(Warnings)),
    row("os_consumes_this", false, Nothing(Warnings)),
    row("os_returns_not_retained", false, Nothing(Warnings)),
    row("os_returns_retained", false, Nothing(Warnings)),
    row("os_returns_retained_on_non_zero", false, Nothing(Warnings)),
    row("os_returns_retained_on_zero", false, Nothing(Warnings)),
    row("overloadable", false, Refused),
    row("ownership_holds", false, Nothing(Warnings)),
    row("ownership_returns", false, Nothing(Warnings)),
    row("ownership_takes", false, Nothing(Warnings)),
    row("packed", true, Modelled(Packed)),
    row("param_typestate", false, Nothing(Warnings)),
    row("partial_save", false, Refused),
    row("pascal", false, Convention),
    row("pass_dynamic_object_size", false, Refused),
    row("pass_object_size", false, Refused),
    row("patchable_function_entry", true, Nothing(Inserted)),
    row("pcs", false, Refused),
    row("persistent", true, Refused),
    row("pointer_with_type_tag", false, Nothing(Warnings)),
    row("preferred_name", false, Refused),
    row("preserve_all", false, Refused),
    row("preserve_most", false, Refused),
    row("preserve_none", false, Refused),
    row("progmem", false, Refused),
    row("pt_guarded_by", false, Nothing(Warnings)),
    row("pt_guarded_var", false, Nothing(Warnings)),
    row("pure", true, Modelled(Pure)),
    row("randomize_layout", false, Refused),
    row("reentrant", false, Refused),
    row("regcall", false, Refused),
    row("regparm", true, Convention),
    row("reinitializes", false, Nothing(Warnings)),
    row("release_capability", false, Nothing(Warnings)),
    row("release_generic_capability", false, Nothing(Warnings)),
    row("release_handle", false, Nothing(Warnings)),
    row("release_shared_capability", false, Nothing(Warnings)),
    row("reproducible", false, Refused),
    row("reqd_work_group_size", false, Refused),
    row("require_constant_initialization", false, Nothing(Warnings)),
    row("requires_capability", false, Nothing(Warnings)),
    row("requires_shared_capability", false, Nothing(Warnings)),
    row("retain", true, Nothing(Kept)),
    row("return_typestate", false, Nothing(Warnings)),
    row("returns_nonnull", true, Modelled(ReturnsNonnull)),
    row("returns_twice", true, Nothing(Advice)),
    row("riscv_rvv_vector_bits", false, Refused),
    row("riscv_vector_cc", false, Refused),
    row("saveall", false, Refused),
    row("scalar_storage_order", true, Refused),
    row("scoped_lockable", false, Nothing(Warnings)),
    row("section", true, Checked),
    row("selectany", false, Refused),
    row("sentinel", true, Nothing(Warnings)),
    row("set_typestate", false, Nothing(Warnings)),
    row("shared", false, Refused),
    row("shared_capability", false, Nothing(Warnings)),
    row("shared_lock_function", false, Nothing(Warnings)),
    row("shared_locks_required", false, Nothing(Warnings)),
    row("shared_trylock_function", false, Nothing(Warnings)),
    row("short_call", false, Nothing(Inserted)),
    row("shortcall", false, Nothing(Inserted)),
    row("signal", false, Refused),
    row("signed_bool_precision", true, Refused),
    row("simd", true, Nothing(Advice)),
    row("sized_by", false, Nothing(Sizes)),
    row("sized_by_or_null", false, Nothing(Sizes)),
    row("speculative_load_hardening", false, Nothing(Inserted)),
    row("sseregparm", true, Convention),
    row("stack_protect", true, Nothing(Inserted)),
    row("standalone_debug", false, Nothing(Kept)),
    row("stdcall", true, Convention),
    row("strub", false, Nothing(Inserted)),
    row("suppress", false, Nothing(Warnings)),
    row("swift_async", false, Refused),
    row("swift_async_context", false, Refused),
    row("swift_async_error", false, Refused),
    row("swift_async_name", false, Refused),
    row("swift_attr", false, Refused),
    row("swift_bridge", false, Refused),
    row("swift_bridged_typedef", false, Refused),
    row("swift_context", false, Refused),
    row("swift_error", false, Refused),
    row("swift_error_result", false, Refused),
    row("swift_indirect_result", false, Refused),
    row("swift_name", false, Refused),
    row("swift_newtype", false, Refused),
    row("swift_objc_members", false, Refused),
    row("swift_private", false, Refused),
    row("swift_wrapper", false, Refused),
    row("swiftasynccall", false, Refused),
    row("swiftcall", false, Refused),
    row("sycl_kernel", false, Refused),
    row("sycl_special_class", false, Refused),
    row("symver", true, Refused),
    row("syscall_linkage", false, Refused),
    row("sysv_abi", true, Convention),
    row("tainted_args", true, Nothing(Warnings)),
    row("target", true, Modelled(Target)),
    row("target_clones", true, Nothing(Inserted)),
    row("target_version", false, Refused),
    row("test_typestate", false, Nothing(Warnings)),
    row("thiscall", true, Convention),
    row("tls_model", true, Checked),
    row("transaction_callable", true, Refused),
    row("transaction_may_cancel_outer", true, Refused),
    row("transaction_pure", true, Refused),
    row("transaction_safe", false, Refused),
    row("transaction_safe_dynamic", true, Refused),
    row("transaction_unsafe", true, Refused),
    row("transaction_wrap", true, Refused),
    row("transparent_union", true, Modelled(TransparentUnion)),
    row("trivial_abi", false, Refused),
    row("try_acquire_capability", false, Nothing(Warnings)),
    row("try_acquire_shared_capability", false, Nothing(Warnings)),
    row("type_tag_for_datatype", false, Nothing(Warnings)),
    row("type_visibility", false, Nothing(Kept)),
    row("unavailable", true, Nothing(Warnings)),
    row("uninitialized", true, Nothing(Inserted)),
    row("unlikely", false, Nothing(Advice)),
    row("unlock_function", false, Nothing(Warnings)),
    row("unsafe_buffer_usage", false, Nothing(Warnings)),
    row("unsequenced", false, Refused),
    row("unused", true, Modelled(Unused)),
    row("upper", false, Refused),
    row("use_handle", false, Nothing(Warnings)),
    row("used", true, Modelled(Used)),
    row("using_if_exists", false, Refused),
    row("vec_type_hint", false, Refused),
    row("vecreturn", false, Refused),
    row("vector_mask", true, Refused),
    row("vector_size", true, Refused),
    row("vectorcall", false, Refused),
    row("visibility", true, Checked),
    row("volatile", true, Modelled(Noreturn)),
    row("wakeup", false, Refused),
    row("warn_if_not_aligned", true, Nothing(Warnings)),
    row("warn_unused", true, Nothing(Warnings)),
    row("warn_unused_result", true, Nothing(Warnings)),
    row("warning", true, Nothing(Warnings)),
    row("weak", true, Modelled(Weak)),
    row("weak_import", false, Refused),
    row("weakref", true, Refused),
    row("work_group_size_hint", false, Refused),
    row("xray_always_instrument", false, Nothing(Inserted)),
    row("xray_log_args", false, Nothing(Inserted)),
    row("xray_never_instrument", false, Nothing(Inserted)),
    row("zero_call_used_regs", true, Nothing(Inserted)),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_order() {
        assert!(TABLE.is_sorted_by(|a, b| a.name < b.name));
    }

    /// What gcc 12 and clang 14 and 16 answered `__has_attribute` to.
    #[test]
    fn whatever_a_compiler_knows_has_a_row() {
        for name in include_str!("../tests/attributes.txt").lines() {
            assert!(find(name).is_some(), "{name}");
        }
    }

    #[test]
    fn spellings_are_one() {
        for name in ["packed", "__packed__"] {
            assert_eq!(find(name).map(|row| row.meaning), Some(Modelled(Packed)));
        }
        assert!(find("__packed").is_none() && find("frobnicate").is_none() && find("").is_none());
        assert!(standard("packed").is_none());
        assert_eq!(
            standard("__noreturn__").map(|s| s.0),
            Some(Modelled(Noreturn))
        );
    }

    #[test]
    fn options_that_change_meaning_are_told_apart() {
        for option in [
            "O3",
            "3",
            "-O0",
            "Os",
            "unroll-loops",
            "no-tree-vectorize",
            "-fno-inline",
        ] {
            assert!(optimizes_only(option), "{option}");
        }
        for option in [
            "Ofast",
            "fast-math",
            "wrapv",
            "no-strict-aliasing",
            "trapv",
            "-ffast-math",
        ] {
            assert!(!optimizes_only(option), "{option}");
        }
        assert!(targets_only("avx2,fma") && targets_only("arch=haswell") && targets_only("no-aes"));
        assert!(
            !targets_only("fpmath=387") && !targets_only("no-sse") && !targets_only("sseregparm")
        );
    }
}
