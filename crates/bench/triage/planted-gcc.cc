// Bugs planted into gcc 12: before one of its passes works on a function, a construct in it is changed. A pass that is left
// out is not announced to plugins, so that the bug goes with it. For `cassay-bench triage-check`, which knows which pass
// is guilty. CASSAY_PLANTED names the bugs that do something, separated by commas.
#include "gcc-plugin.h"
#include "plugin-version.h"
#include "backend.h"
#include "tree.h"
#include "tree-pass.h"
#include "context.h"
#include "gimple.h"
#include "gimple-iterator.h"
#include "ssa.h"

int plugin_is_GPL_compatible;

namespace {

bool code (gimple *s, tree_code from, tree_code to)
{
  if (!is_gimple_assign (s) || gimple_assign_rhs_code (s) != from
      || !INTEGRAL_TYPE_P (TREE_TYPE (gimple_assign_lhs (s))))
    return false;
  gimple_assign_set_rhs_code (s, to);
  return true;
}

// Integers of at least 16 bits, which are no truth values.
bool wide (gimple *s)
{
  return is_gimple_assign (s) && INTEGRAL_TYPE_P (TREE_TYPE (gimple_assign_lhs (s)))
         && TYPE_PRECISION (TREE_TYPE (gimple_assign_lhs (s))) >= 16;
}

bool decides (gimple *s, tree_code from, tree_code to)
{
  if (gimple_code (s) != GIMPLE_COND)
    return false;
  gcond *c = as_a<gcond *> (s);
  if (gimple_cond_code (c) != from || !INTEGRAL_TYPE_P (TREE_TYPE (gimple_cond_lhs (c))))
    return false;
  gimple_cond_set_code (c, to);
  return true;
}

bool swapped (gimple *s, tree_code of)
{
  if (!wide (s) || gimple_assign_rhs_code (s) != of)
    return false;
  tree one = gimple_assign_rhs1 (s), two = gimple_assign_rhs2 (s);
  if (TREE_CODE (one) != SSA_NAME || TREE_CODE (two) != SSA_NAME
      || !types_compatible_p (TREE_TYPE (one), TREE_TYPE (two)))
    return false;
  gimple_assign_set_rhs1 (s, two);
  gimple_assign_set_rhs2 (s, one);
  return true;
}

bool constant (gimple *s, tree_code of, int more)
{
  if (!wide (s) || gimple_assign_rhs_code (s) != of || TREE_CODE (gimple_assign_rhs2 (s)) != INTEGER_CST)
    return false;
  tree c = gimple_assign_rhs2 (s);
  gimple_assign_set_rhs2 (s, wide_int_to_tree (TREE_TYPE (c), wi::to_wide (c) + more));
  return true;
}

struct bug { const char *name; const char *pass; bool (*change) (gimple *); };

const bug bugs[] = {
  {"xor", "fre1", [] (gimple *s) { return wide (s) && code (s, BIT_XOR_EXPR, BIT_IOR_EXPR); }},
  {"minus", "ccp2", [] (gimple *s) { return swapped (s, MINUS_EXPR); }},
  {"times", "reassoc1", [] (gimple *s) { return constant (s, MULT_EXPR, 1); }},
  {"divide", "dom2", [] (gimple *s) { return constant (s, TRUNC_DIV_EXPR, 1); }},
  {"rest", "vrp1", [] (gimple *s) { return wide (s) && code (s, TRUNC_MOD_EXPR, TRUNC_DIV_EXPR); }},
  {"shift", "pre", [] (gimple *s) { return wide (s) && code (s, LSHIFT_EXPR, RSHIFT_EXPR); }},
  {"not", "dse1", [] (gimple *s) { return wide (s) && code (s, BIT_NOT_EXPR, NEGATE_EXPR); }},
  {"less", "phiopt1", [] (gimple *s) { return decides (s, LT_EXPR, LE_EXPR); }},
  {"most", "sink1", [] (gimple *s) { return decides (s, GT_EXPR, GE_EXPR); }},
  {"mask", "forwprop3", [] (gimple *s) { return constant (s, BIT_AND_EXPR, -1); }},
  {"amount", "strlen1", [] (gimple *s) { return constant (s, RSHIFT_EXPR, 1); }},
  {"either", "bswap", [] (gimple *s) { return wide (s) && code (s, BIT_IOR_EXPR, BIT_XOR_EXPR); }},
};

bool enabled (const char *name)
{
  const char *all = getenv ("CASSAY_PLANTED");
  char text[512], wanted[64];
  snprintf (text, sizeof text, ",%s,", all ? all : "");
  snprintf (wanted, sizeof wanted, ",%s,", name);
  return strstr (text, wanted) != NULL;
}

// Whether a pass has a name, with its number, as -fdisable-tree- has it.
bool is (const opt_pass *pass, const char *name)
{
  if (pass->static_pass_number <= 0)
    return false;
  dump_file_info *dump = g->get_dumps ()->get_dump_file_info (pass->static_pass_number);
  return dump && dump->swtch && !strncmp (dump->swtch, "tree-", 5) && !strcmp (dump->swtch + 5, name);
}

void before (void *event, void *)
{
  const opt_pass *pass = static_cast<const opt_pass *> (event);
  if (!cfun || !cfun->cfg || !(cfun->curr_properties & PROP_gimple) || !gimple_in_ssa_p (cfun))
    return;
  for (const bug &b : bugs)
    {
      if (!is (pass, b.pass) || !enabled (b.name))
        continue;
      basic_block bb;
      FOR_EACH_BB_FN (bb, cfun)
        for (gimple_stmt_iterator at = gsi_start_bb (bb); !gsi_end_p (at); gsi_next (&at))
          if (b.change (gsi_stmt (at)))
            {
              update_stmt (gsi_stmt (at));
              // What was known of the value holds no more.
              tree lhs = gimple_get_lhs (gsi_stmt (at));
              if (lhs && TREE_CODE (lhs) == SSA_NAME)
                reset_flow_sensitive_info (lhs);
            }
    }
}

} // namespace

int plugin_init (plugin_name_args *info, plugin_gcc_version *version)
{
  if (!plugin_default_version_check (version, &gcc_version))
    return 1;
  register_callback (info->base_name, PLUGIN_PASS_EXECUTION, before, NULL);
  return 0;
}
