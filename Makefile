# The short way to everything. `make test` is what the continuous integration runs.

CARGO ?= cargo
JOBS ?= $(shell nproc)
SEEDS ?= 1..60
FUZZ_SECONDS ?= 60
FUZZ_TARGET ?= run_c
HUNT_TIME ?= 60s
AUDIT_MINUTES ?= 10
AUDIT_SEED ?= 1
# Debian packages of what a hunt needs: compilers to test, of several families, and a C library for their programs.
HUNT_PACKAGES = gcc libc6-dev clang tcc
# What tests and benchmarks compare with, besides.
PACKAGES = gcc libc6-dev clang libclang-rt-dev llvm tcc csmith libcsmith-dev
# For tests on other targets: one big-endian, one with pointers of 4 bytes, one with an int of 2.
PACKAGES += gcc-s390x-linux-gnu libc6-dev-s390x-cross gcc-i686-linux-gnu libc6-dev-i386-cross gcc-avr qemu-user-static
# Shells that completions are for, beside bash, and the reader of man pages.
PACKAGES += zsh fish man-db
# `make hunt PACKAGES=…` is obeyed: it need not be known by another name there.
ifeq ($(origin PACKAGES),command line)
HUNT_PACKAGES = $(PACKAGES)
endif
TARGET_SEEDS ?= 1..12
# More compilers to test, beside those that tests and benchmarks compare with.
MORE_PACKAGES = gcc-11 gcc-12 clang-13 clang-14 clang-15 clang-16 clang-19 python3-pip
COMPILERS_DIR = $(or $(CASSAY_COMPILERS),$(or $(XDG_DATA_HOME),$(HOME)/.local/share)/cassay/compilers)
TOOLS = cargo-deny cargo-machete
# Where cargo puts them.
export PATH := $(PATH):$(or $(CARGO_HOME),$(HOME)/.cargo)/bin
TARGET_DIR = $(or $(CARGO_TARGET_DIR),target)
CASSAY = $(TARGET_DIR)/release/cassay
BENCH = $(TARGET_DIR)/release/cassay-bench

.PHONY: packages hunt-packages help compilers hunt audit test fmt clippy dependencies unit sample referees bench fuzz setup tools release

help:
	@echo 'make hunt      test the compilers of this machine for HUNT_TIME=$(HUNT_TIME), after installing $(HUNT_PACKAGES)'
	@echo 'make test      everything a change must pass, after make setup'
	@echo 'make setup     install what tests and benchmarks compare with: compilers, cross compilers, Csmith, shells'
	@echo 'make compilers more compilers to test: gcc 11, 12, clang 12 to 22 (2 GB; never needed)'
	@echo 'make referees  all test programs against gcc, clang and their sanitizers'
	@echo 'make audit     AUDIT_MINUTES=$(AUDIT_MINUTES) of the corpus and small changes of it against gcc and clang'
	@echo 'make bench     speed and memory against gcc and tcc'
	@echo 'make fuzz      FUZZ_SECONDS=$(FUZZ_SECONDS) of fuzzing (needs cargo-fuzz)'

release:
	$(CARGO) build --release -p cassay -p cassay-bench

# Tests every compiler it finds for HUNT_TIME, then says what it found; another `make hunt` goes on from
# there, and `$(CASSAY) hunt` alone goes on until interrupted. Findings are exit code 100, which is no
# failure of make's.
hunt: hunt-packages
	$(CARGO) build --release -p cassay
	$(CASSAY) doctor
	@echo '$(CASSAY) hunt --time $(HUNT_TIME)'; $(CASSAY) hunt --time $(HUNT_TIME); case $$? in \
		0) echo 'nothing was found so far: another "make hunt" goes on from here, longer with HUNT_TIME=10m' ;; \
		100) echo 'what was found: $(CASSAY) findings; about one of them: $(CASSAY) findings report 1' ;; \
		*) exit 1 ;; esac

test: packages fmt clippy dependencies unit sample

fmt:
	$(CARGO) fmt --all -- --check

clippy:
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

# Licences, sources and versions of what we depend on (deny.toml), and dependencies that nobody uses.
dependencies: tools
	@.ci/have 'licences and sources of dependencies' cargo-deny; $(or_skip); \
		set -x; $(CARGO) deny --locked check --hide-inclusion-graph bans licenses sources
	@.ci/have 'dependencies that nobody uses' cargo-machete; $(or_skip); set -x; $(CARGO) machete

# The corpus has a result per program, and a process for each, as nextest would start, takes longer than the
# program; so it is run in one. What tests could not compare with is listed at the end.
unit: export CASSAY_SKIPPED = $(abspath $(TARGET_DIR))/skipped.txt
# What end-to-end tests of other crates than the program's own start; cargo builds it with the tests.
unit: export CASSAY_PROGRAM = $(abspath $(TARGET_DIR))/debug/cassay
unit:
	@rm -f $$CASSAY_SKIPPED
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
		set -x; $(CARGO) test --workspace --locked --doc \
			&& $(CARGO) nextest run --workspace --locked --no-fail-fast -E 'not binary(cases)' \
			&& $(CARGO) test --workspace --locked --test cases -- --quiet; \
	else \
		set -x; $(CARGO) test --workspace --locked --no-fail-fast; \
	fi
	@if [ -f $$CASSAY_SKIPPED ]; then sort -u $$CASSAY_SKIPPED; fi

# After .ci/have: goes on if all is there, leaves the rest out if it may be missing, fails if it must not.
or_skip = case $$? in 0) ;; 77) exit 0 ;; *) exit 1 ;; esac

sample: release
	@.ci/have 'comparison with gcc on Csmith programs' csmith csmith.h gcc; $(or_skip); \
		set -x; $(BENCH) csmith-check --seeds $(SEEDS) --jobs $(JOBS)
	@.ci/have 'generated programs for gcc and clang' gcc clang; $(or_skip); \
		set -x; for style in whole scalar loops arith graph; do \
			$(BENCH) gen-check --style $$style --seeds 1..200 --size 4000 --compilers 12 --jobs $(JOBS) \
				|| exit 1; done
	@.ci/have 'comparison on s390x' csmith csmith.h s390x-linux-gnu-gcc qemu-s390x-static; $(or_skip); \
		set -x; $(BENCH) target-check --target s390x-linux --cc 's390x-linux-gnu-gcc -static' \
			--runner qemu-s390x-static --seeds $(TARGET_SEEDS) --jobs $(JOBS)
	@.ci/have 'comparison on i686' csmith csmith.h i686-linux-gnu-gcc qemu-i386-static; $(or_skip); \
		set -x; $(BENCH) target-check --target i686-linux --cc 'i686-linux-gnu-gcc -static' \
			--runner qemu-i386-static --seeds $(TARGET_SEEDS) --jobs $(JOBS)

referees: PACKAGES += lld
referees: packages
	$(CARGO) test -p cassay --test cases -- --ignored

# Does the semantics lie? What differs is in $(TARGET_DIR)/audit; other changes with AUDIT_SEED.
audit: packages release
	$(BENCH) audit --minutes $(AUDIT_MINUTES) --seed $(AUDIT_SEED) --keep $(TARGET_DIR)/audit \
		--answers $(TARGET_DIR)/audit-answers.jsonl --jobs $(JOBS)

bench: release
	$(BENCH) kernels
	$(BENCH) kernels --scale
	$(BENCH) csmith-speed
	$(BENCH) gen-speed

fuzz:
	mkdir -p fuzz/corpus/$(FUZZ_TARGET)
	ulimit -s unlimited; $(CARGO) fuzz run --sanitizer none $(FUZZ_TARGET) \
		fuzz/corpus/$(FUZZ_TARGET) $(wildcard fuzz/seeds/$(FUZZ_TARGET) fuzz/regressions/$(FUZZ_TARGET)) -- \
		-dict=fuzz/c.dict -timeout=10 -rss_limit_mb=2048 -max_len=4096 -max_total_time=$(FUZZ_SECONDS)

# What is missing is installed, or the command to do so printed; what can be done without it goes on. Two targets, and
# not one with two lists: `make hunt test` makes each once, and needs both.
packages:
	@$(MAKE) --no-print-directory setup PACKAGES='$(PACKAGES)' || echo 'going on without them'

hunt-packages:
	@$(MAKE) --no-print-directory setup PACKAGES='$(HUNT_PACKAGES)' || echo 'going on without them'

# Versions that `cassay hunt` finds like all others: Debian's, and zig's builds of clang in a directory of their own.
compilers: PACKAGES += $(MORE_PACKAGES)
compilers: packages
	tools/zig-clangs '$(COMPILERS_DIR)'

# Tools that come as source. Built without optimisation: that takes a minute instead of four, and they run for
# seconds.
tools:
	@for tool in $(TOOLS); do \
		command -v $$tool >/dev/null || CARGO_PROFILE_DEV_DEBUG=0 $(CARGO) install --locked --debug $$tool \
			|| echo "$$tool could not be installed"; \
	done

# Says what it will install before it does, and without root the one command that does it.
setup:
	@missing=; for p in $(PACKAGES); do \
		dpkg-query -W -f='$${Status}' $$p 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$p"; \
	done; \
	if [ -z "$$missing" ]; then \
		echo 'everything is installed: $(PACKAGES)'; \
	elif ! command -v apt-get >/dev/null; then \
		echo "not Debian: what these packages of Debian's have must be installed by hand, if it is not there:$$missing"; \
		exit 1; \
	elif [ "$$(id -u)" = 0 ]; then \
		echo "going to install with apt-get:$$missing"; \
		export DEBIAN_FRONTEND=noninteractive; \
		apt-get update && { apt-get install -y --no-install-recommends $$missing || { \
			failed=; for p in $$missing; do \
				apt-get install -y --no-install-recommends $$p || failed="$$failed $$p"; \
			done; \
			[ -z "$$failed" ] || { echo "could not be installed:$$failed"; exit 1; }; }; }; \
	else \
		echo 'missing; this installs it:'; \
		echo "    sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends$$missing'"; \
		exit 1; \
	fi
