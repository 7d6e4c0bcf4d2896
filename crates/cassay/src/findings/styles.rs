//! What each style of programs cost and came to.

use anyhow::Result;
use cassay_store::Store;
use serde_json::json;
use std::process::ExitCode;

pub(super) fn styles(store: &Store, json: bool) -> Result<ExitCode> {
    let seconds = |us: u64| us as f64 / 1e6;
    for (campaign, _) in store.campaigns()? {
        for style in store.stream_reports(campaign)? {
            let counters = style.counters;
            let cpu = counters.compiler_us + counters.program_us + counters.own_us;
            let outcomes = style.outcomes.iter();
            if json {
                let outcomes: serde_json::Map<_, _> = outcomes
                    .map(|(outcome, count)| (outcome.name().to_string(), (*count).into()))
                    .collect();
                let object = json!({
                    "campaign": campaign.0, "source": style.source, "style": style.style,
                    "units": style.units, "programs": counters.programs, "bytes": counters.bytes,
                    "compilations": counters.compilations, "runs": counters.runs,
                    "seconds": seconds(counters.wall_us), "cpu_seconds": seconds(cpu),
                    "compiler_cpu_seconds": seconds(counters.compiler_us), "outcomes": outcomes,
                });
                say!("{object}");
                continue;
            }
            let outcomes: Vec<String> = outcomes
                .map(|(outcome, count)| format!("{count} {outcome}"))
                .collect();
            say!(
                "campaign {campaign}, {} {}: {} units, {} programs, {:.0} s, {:.0} s of CPU \
                 ({:.1} % in compilers): {}",
                style.source,
                style.style,
                style.units,
                counters.programs,
                seconds(counters.wall_us),
                seconds(cpu),
                100.0 * counters.compiler_us as f64 / cpu.max(1) as f64,
                outcomes.join(", ")
            );
        }
    }
    Ok(ExitCode::SUCCESS)
}
