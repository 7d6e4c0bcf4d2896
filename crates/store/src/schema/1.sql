-- Version 1. A file like this one is never changed once released; a change is the next number.
--
-- Times are milliseconds since the Unix epoch, given by the caller. Nothing is ever deleted.

CREATE TABLE campaign (
    id            INTEGER PRIMARY KEY,
    identity      BLOB NOT NULL UNIQUE, -- SHA-256 of the description, so that equal ones meet
    configuration TEXT NOT NULL,
    generator     TEXT NOT NULL,
    toolchain     TEXT NOT NULL,
    first_seed    INTEGER NOT NULL CHECK (first_seed >= 0),
    created       INTEGER NOT NULL
) STRICT;

-- Sums over the units that are done, so that a screen need not add up millions of rows.
CREATE TABLE total (
    campaign     INTEGER PRIMARY KEY REFERENCES campaign,
    units        INTEGER NOT NULL DEFAULT 0,
    seeds        INTEGER NOT NULL DEFAULT 0,
    programs     INTEGER NOT NULL DEFAULT 0,
    bytes        INTEGER NOT NULL DEFAULT 0,
    unsupported  INTEGER NOT NULL DEFAULT 0,
    compilations INTEGER NOT NULL DEFAULT 0,
    runs         INTEGER NOT NULL DEFAULT 0,
    compiler_us  INTEGER NOT NULL DEFAULT 0,
    program_us   INTEGER NOT NULL DEFAULT 0,
    own_us       INTEGER NOT NULL DEFAULT 0,
    wall_us      INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Where the next unit of one source and style begins. All seeds below it belong to a unit.
CREATE TABLE stream (
    id        INTEGER PRIMARY KEY,
    campaign  INTEGER NOT NULL REFERENCES campaign,
    source    TEXT NOT NULL,
    style     TEXT NOT NULL,
    next_seed INTEGER NOT NULL,
    UNIQUE (campaign, source, style),
    UNIQUE (id, campaign)
) STRICT;

CREATE TABLE unit (
    id         INTEGER PRIMARY KEY,
    stream     INTEGER NOT NULL,
    campaign   INTEGER NOT NULL,
    first_seed INTEGER NOT NULL,
    count      INTEGER NOT NULL CHECK (count > 0),
    state      TEXT NOT NULL CHECK (state IN ('leased', 'waiting', 'done', 'failed')),
    epoch      INTEGER NOT NULL,           -- how often it was given out; the fence
    lost       INTEGER NOT NULL DEFAULT 0, -- how often its worker was not heard of again
    worker     TEXT NOT NULL,              -- who had it last
    expires    INTEGER NOT NULL,           -- of a lease; means nothing in other states
    created    INTEGER NOT NULL,
    ended      INTEGER,
    reason     TEXT,                       -- why it failed
    UNIQUE (stream, first_seed),
    FOREIGN KEY (stream, campaign) REFERENCES stream (id, campaign)
) STRICT;

-- Units that are done are nearly all units; the others must be found at once.
CREATE INDEX unit_open ON unit (campaign, state, expires) WHERE state <> 'done';

CREATE TABLE result (
    unit         INTEGER PRIMARY KEY REFERENCES unit,
    programs     INTEGER NOT NULL,
    bytes        INTEGER NOT NULL,
    unsupported  INTEGER NOT NULL,
    compilations INTEGER NOT NULL,
    runs         INTEGER NOT NULL,
    compiler_us  INTEGER NOT NULL,
    program_us   INTEGER NOT NULL,
    own_us       INTEGER NOT NULL,
    wall_us      INTEGER NOT NULL,
    statistics   TEXT
) STRICT;

-- A compiler with its flags, as one thing under test.
CREATE TABLE subject (
    id       INTEGER PRIMARY KEY,
    compiler TEXT NOT NULL,
    flags    TEXT NOT NULL,
    UNIQUE (compiler, flags)
) STRICT;

CREATE TABLE unit_tally (
    unit    INTEGER NOT NULL REFERENCES unit,
    subject INTEGER NOT NULL REFERENCES subject,
    outcome TEXT NOT NULL,
    count   INTEGER NOT NULL,
    cpu_us  INTEGER NOT NULL,
    PRIMARY KEY (unit, subject, outcome)
) STRICT, WITHOUT ROWID;

-- Sums of unit_tally, for the same reason as total.
CREATE TABLE tally (
    campaign INTEGER NOT NULL REFERENCES campaign,
    subject  INTEGER NOT NULL REFERENCES subject,
    outcome  TEXT NOT NULL,
    count    INTEGER NOT NULL,
    cpu_us   INTEGER NOT NULL,
    PRIMARY KEY (campaign, subject, outcome)
) STRICT, WITHOUT ROWID;

CREATE TABLE program (
    id   INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE, -- SHA-256 of the packed files
    size INTEGER NOT NULL,     -- of the packed files, before compression
    data BLOB NOT NULL
) STRICT;

CREATE TABLE finding (
    id          INTEGER PRIMARY KEY,
    campaign    INTEGER NOT NULL REFERENCES campaign,
    signature   TEXT NOT NULL,
    kind        TEXT NOT NULL,
    title       TEXT NOT NULL,
    status      TEXT NOT NULL,
    flaky       INTEGER NOT NULL CHECK (flaky IN (0, 1)),
    -- the occurrence that stands for all
    subject     INTEGER NOT NULL REFERENCES subject,
    case_name   TEXT NOT NULL,
    expected    BLOB NOT NULL,
    actual      BLOB NOT NULL,
    commands    TEXT NOT NULL,
    program     INTEGER NOT NULL REFERENCES program,
    reduced     INTEGER REFERENCES program,
    first_unit  INTEGER NOT NULL REFERENCES unit,
    first_seen  INTEGER NOT NULL,
    last_seen   INTEGER NOT NULL,
    occurrences INTEGER NOT NULL,
    UNIQUE (campaign, signature),
    UNIQUE (id, campaign)
) STRICT;

CREATE INDEX finding_unit ON finding (first_unit);

CREATE TABLE occurrence (
    id         INTEGER PRIMARY KEY,
    finding    INTEGER NOT NULL,
    campaign   INTEGER NOT NULL,
    case_name  TEXT NOT NULL,
    subject    INTEGER NOT NULL REFERENCES subject,
    unit       INTEGER NOT NULL REFERENCES unit,
    program    INTEGER REFERENCES program,
    flaky      INTEGER NOT NULL CHECK (flaky IN (0, 1)),
    first_seen INTEGER NOT NULL,
    last_seen  INTEGER NOT NULL,
    times      INTEGER NOT NULL CHECK (times > 0),
    UNIQUE (campaign, case_name, subject),
    FOREIGN KEY (finding, campaign) REFERENCES finding (id, campaign)
) STRICT;

CREATE INDEX occurrence_finding ON occurrence (finding);

-- Unrelated compilers agreed against our own semantics: our bug, so not a finding.
CREATE TABLE suspect (
    id        INTEGER PRIMARY KEY,
    campaign  INTEGER NOT NULL REFERENCES campaign,
    unit      INTEGER NOT NULL REFERENCES unit,
    case_name TEXT NOT NULL,
    detail    TEXT NOT NULL,
    expected  BLOB NOT NULL,
    actual    BLOB NOT NULL,
    commands  TEXT NOT NULL,
    program   INTEGER NOT NULL REFERENCES program,
    seen      INTEGER NOT NULL,
    UNIQUE (campaign, case_name)
) STRICT;

CREATE TABLE event (
    id       INTEGER PRIMARY KEY,
    campaign INTEGER REFERENCES campaign,
    at       INTEGER NOT NULL,
    level    TEXT NOT NULL,
    text     TEXT NOT NULL
) STRICT;

CREATE INDEX event_campaign ON event (campaign, id);
