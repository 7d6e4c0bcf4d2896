-- Version 3: findings are reduced, under leases as units are done; and where a program comes from.

-- One row per finding, from the moment it is found.
CREATE TABLE reduction (
    finding       INTEGER PRIMARY KEY,
    campaign      INTEGER NOT NULL,
    state         TEXT NOT NULL CHECK (state IN ('leased', 'waiting', 'done', 'failed')),
    epoch         INTEGER NOT NULL DEFAULT 0, -- how often it was given out; the fence
    lost          INTEGER NOT NULL DEFAULT 0, -- how often its worker was not heard of again
    worker        TEXT NOT NULL DEFAULT '',   -- who had it last
    expires       INTEGER NOT NULL DEFAULT 0, -- of a lease; means nothing in other states
    ended         INTEGER,
    reason        TEXT,                       -- why it failed
    -- What it cost, all attempts together that ended with a word.
    compilations  INTEGER NOT NULL DEFAULT 0,
    runs          INTEGER NOT NULL DEFAULT 0,
    cpu_us        INTEGER NOT NULL DEFAULT 0,
    wall_us       INTEGER NOT NULL DEFAULT 0,
    -- About the program in finding.reduced; all NULL without one, or where nothing is known of it.
    complete      INTEGER CHECK (complete IN (0, 1)),
    case_name     TEXT,
    tokens_before INTEGER,
    tokens        INTEGER,
    failure       TEXT,
    commands      TEXT,
    expected      BLOB,    -- NULL: not known
    status        INTEGER, -- NULL beside an expected output: it must abort
    actual        BLOB,
    origin        TEXT,
    notes         TEXT,
    FOREIGN KEY (finding, campaign) REFERENCES finding (id, campaign)
) STRICT;

CREATE INDEX reduction_open ON reduction (campaign, state) WHERE state <> 'done';

INSERT INTO reduction (finding, campaign, state)
SELECT id, campaign, CASE WHEN reduced IS NULL THEN 'waiting' ELSE 'done' END FROM finding;

-- What a program was derived from and how, in a form of the caller's; NULL: it was made as it is.
ALTER TABLE occurrence ADD COLUMN origin TEXT;
ALTER TABLE finding ADD COLUMN origin TEXT;
