# The short way to everything. `make test` is what the continuous integration runs.

CARGO ?= cargo
JOBS ?= $(shell nproc)
SEEDS ?= 1..60
FUZZ_SECONDS ?= 60
PACKAGES = gcc clang tcc csmith libcsmith-dev
TARGET_DIR = $(or $(CARGO_TARGET_DIR),target)
CASSAY = $(TARGET_DIR)/release/cassay
BENCH = $(TARGET_DIR)/release/cassay-bench

.PHONY: help hunt test fmt clippy unit sample bench fuzz setup release

help:
	@echo 'make setup   install the compilers and Csmith that tests and benchmarks compare with'
	@echo 'make hunt    see cassay at work on an example'
	@echo 'make test    everything a change must pass'
	@echo 'make bench   speed and memory against gcc and tcc'
	@echo 'make fuzz    FUZZ_SECONDS=$(FUZZ_SECONDS) of fuzzing (needs cargo-fuzz)'

release:
	$(CARGO) build --release -p cassay -p cassay-bench

# The second example is undefined on purpose: cassay names the fault and exits with failure.
hunt: release
	@echo 'The hunt for compiler bugs is not built yet. What works today is its heart, an exact'
	@echo 'semantics of C. A program that has a meaning:'
	@echo
	$(CASSAY) run examples/primes.c
	@echo
	@echo 'and one that has none:'
	@echo
	-$(CASSAY) run examples/overflow.c

test: fmt clippy unit sample

fmt:
	$(CARGO) fmt --all -- --check

clippy:
	$(CARGO) clippy --workspace --all-targets -- -D warnings

unit:
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
		echo '$(CARGO) nextest run --workspace && $(CARGO) test --workspace --doc'; \
		$(CARGO) nextest run --workspace && $(CARGO) test --workspace --doc; \
	else \
		echo '$(CARGO) test --workspace'; \
		$(CARGO) test --workspace; \
	fi

sample: release
	$(BENCH) csmith-check --seeds $(SEEDS) --jobs $(JOBS)

bench: release
	$(BENCH) kernels
	$(BENCH) kernels --scale
	$(BENCH) csmith-speed

fuzz:
	mkdir -p fuzz/corpus/run_c
	$(CARGO) fuzz run --sanitizer none run_c \
		fuzz/corpus/run_c fuzz/seeds/run_c fuzz/regressions/run_c -- \
		-dict=fuzz/c.dict -timeout=10 -rss_limit_mb=2048 -max_total_time=$(FUZZ_SECONDS)

setup:
	@missing=; for p in $(PACKAGES); do \
		dpkg-query -W -f='$${Status}' $$p 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$p"; \
	done; \
	if [ -z "$$missing" ]; then \
		echo 'everything is installed: $(PACKAGES)'; \
	elif [ "$$(id -u)" = 0 ]; then \
		apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$missing; \
	else \
		echo 'missing; run this:'; \
		echo "    sudo apt-get install$$missing"; \
		exit 1; \
	fi
