# Concentration. `make` alone lists the targets; each of them may be called at any time.

export SWIFT ?= swift
PREFIX ?= /usr/local
SECONDS ?= 60
MINUTES ?= 60
PART ?= engine
SOURCES = Package.swift Sources Tests Examples/Package.swift Examples/Sources XcodeApps/Package.swift \
  XcodeApps/Sources XcodeApps/Tests

.DEFAULT_GOAL := help
.PHONY: help deps run test bench-apps clients xcode-apps example examples demo bench lint format docs trace-page install deb clean \
  check fuzz faults soak mutants sanitize api typecheck walks

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

deps: ## install the system packages that are missing (apt, as root or through sudo)
	@Scripts/install-dependencies run images test

run: ## install what is missing, build and play
	@Scripts/install-dependencies run
	@program=$$(Scripts/build-program debug) && "$$program"

test: ## install what is missing and run the tests of this package
	@Scripts/install-dependencies run images test
	@Scripts/run-tests

demo: ## go through the screens with every lifecycle call printed
	@Scripts/install-dependencies run
	@program=$$(Scripts/build-program speed) && "$$program" --log after --script Demo/lifecycle.concentration

bench: ## measure beside C programs, and say which promises of speed are kept
	@Scripts/install-dependencies run images bench
	@program=$$(Scripts/build-program speed) && \
	  KIWI_HEADERS=$$(Scripts/fetch-kiwi) \
	  Scripts/run-benchmarks "$$program"

bench-apps: ## measure what uikit run adds to the compiler's time: make bench-apps FOLDER=XcodeApps/Apps/Lecture
	@Scripts/measure-compiling $(FOLDER)

clients: ## build and run packages of their own that import our libraries
	@Scripts/install-dependencies run
	@Scripts/check-clients

xcode-apps: ## build and test what runs the apps of Xcode projects, and run some
	@Scripts/install-dependencies run images
	@Scripts/check-xcode-apps

typecheck: ## count the Xcode projects of a folder that typecheck: make typecheck FOLDER=Book
	@Scripts/count-typechecks $(FOLDER)

walks: ## walk the public projects by their scripts: make walks CLONES=folder of clones
	@Scripts/install-dependencies run images
	@Scripts/walk-projects $(CLONES)

example: ## run one of the examples: make example NAME=Template
	@Scripts/install-dependencies run images
	@touch Examples/Package.swift
	@$(SWIFT) run -q --package-path Examples $(NAME)

examples: ## build all examples and check their scripts
	@Scripts/install-dependencies run images
	@Scripts/check-examples

lint: ## check format and documentation of the sources
	$(SWIFT) format lint -r -s $(SOURCES)

format: ## format the sources in place
	$(SWIFT) format -i -r $(SOURCES)

docs: ## write the libraries' documentation to .build/documentation
	@Scripts/build-documentation

trace-page: ## render the page of a trace with chromium, to look at it
	@Scripts/render-trace-page

install: ## build for speed and install the game and the tool below PREFIX (/usr/local)
	@Scripts/install-dependencies run images
	@Scripts/install-program "$(DESTDIR)$(PREFIX)"

deb: ## make Debian packages and tarballs of the game and the tool in .build/packages
	@Scripts/install-dependencies run images deb
	@Scripts/make-packages

clean: ## remove everything that was built
	$(SWIFT) package clean
	rm -rf .build .build-fuzz .build-address .build-thread .build-api Benchmarks/.build Examples/.build XcodeApps/.build

check: ## what a change must pass, as .ci/run does; Scripts/gate --list prints the steps
	@Scripts/gate

fuzz: ## feed random input under the address sanitizer for SECONDS=60 a target
	@Scripts/install-dependencies run
	@Scripts/run-fuzzers "$(SECONDS)"

faults: ## let each call of the system and many allocations fail in turn, and say what became of the data
	@Scripts/install-dependencies run faults
	@program=$$(Scripts/build-program debug) && \
	  CONCENTRATION_PROGRAM=$$program Scripts/check-faults $(if $(QUICK),--quick)

soak: ## random players for MINUTES=60; SEED=7 repeats them
	@Scripts/install-dependencies run
	@program=$$(Scripts/build-program debug) && CONCENTRATION_PROGRAM=$$program Scripts/soak $(MINUTES) $(SEED)

mutants: ## change PART=engine at one place after the other for MINUTES=60, and say what no test notices
	@$(SWIFT) build --build-tests
	@Scripts/check-mutants $(PART) $(MINUTES) $(SEED)

sanitize: ## run all tests under the address sanitizer, then under that for threads; SANITIZER=thread is one
	@Scripts/install-dependencies run images test
	@Scripts/check-sanitized $(SANITIZER)

api: ## say which public declarations differ from those of TAG so that clients may not compile
	@Scripts/install-dependencies run images
	@Scripts/compare-api $(TAG)
