-- Version 5: what triage knows. Occurrences are examined, under leases as units are done; findings have an identity, may be
-- parts of others, and have a history; the statuses `known` and `ignored`.

-- The finding that is the same bug, of any campaign; NULL: it stands for itself. A part may have parts.
ALTER TABLE finding ADD COLUMN part_of INTEGER REFERENCES finding;
-- What makes it one bug, coarse to fine, but for the shape of its reduced program; NULL: nothing was examined.
ALTER TABLE finding ADD COLUMN identity TEXT;
ALTER TABLE finding ADD COLUMN shape TEXT;
-- The guilty pass; what there is to say about it, and versions and levels, in forms of the caller's.
ALTER TABLE finding ADD COLUMN pass TEXT;
ALTER TABLE finding ADD COLUMN blame TEXT;
ALTER TABLE finding ADD COLUMN versions TEXT;
-- What goes wrong, in words; and where it was reported.
ALTER TABLE finding ADD COLUMN words TEXT;
ALTER TABLE finding ADD COLUMN link TEXT;
-- How many occurrences in a row brought no new shape; NULL: none.
ALTER TABLE finding ADD COLUMN dry INTEGER;

CREATE INDEX finding_signature ON finding (signature);
CREATE INDEX finding_identity ON finding (identity) WHERE identity IS NOT NULL;
CREATE INDEX finding_part ON finding (part_of) WHERE part_of IS NOT NULL;

-- One row per occurrence that is to be looked into: first for the pass, and where none can be named, for its shape.
CREATE TABLE examination (
    occurrence   INTEGER PRIMARY KEY REFERENCES occurrence,
    state        TEXT NOT NULL CHECK (state IN ('leased', 'waiting', 'done', 'failed')),
    campaign     INTEGER NOT NULL REFERENCES campaign,
    stage        TEXT NOT NULL CHECK (stage IN ('blame', 'shape')),
    epoch        INTEGER NOT NULL DEFAULT 0, -- how often it was given out; the fence
    lost         INTEGER NOT NULL DEFAULT 0, -- how often its worker was not heard of again
    worker       TEXT NOT NULL DEFAULT '',   -- who had it last
    expires      INTEGER NOT NULL DEFAULT 0, -- of a lease; means nothing in other states
    ended        INTEGER,
    reason       TEXT,                       -- why it failed
    compilations INTEGER NOT NULL DEFAULT 0,
    runs         INTEGER NOT NULL DEFAULT 0,
    cpu_us       INTEGER NOT NULL DEFAULT 0,
    wall_us      INTEGER NOT NULL DEFAULT 0,
    -- What came of it.
    identity     TEXT,
    shape        TEXT,
    pass         TEXT,
    blame        TEXT,
    answers      TEXT                        -- so far, of one that was interrupted
) STRICT;

CREATE INDEX examination_open ON examination (campaign, stage, state) WHERE state <> 'done';

INSERT INTO examination (occurrence, state, campaign, stage)
SELECT o.id, 'waiting', o.campaign, 'blame' FROM occurrence AS o JOIN finding AS f ON f.id = o.finding
WHERE o.commands IS NOT NULL AND f.kind IN ('wrong-output', 'wrong-exit', 'run-crash', 'run-hang');

-- What people decided about findings, and what triage did to them.
CREATE TABLE change (
    id         INTEGER PRIMARY KEY,
    at         INTEGER NOT NULL,
    what       TEXT NOT NULL,
    finding    INTEGER NOT NULL REFERENCES finding,
    other      INTEGER REFERENCES finding,
    by_hand    INTEGER NOT NULL CHECK (by_hand IN (0, 1)),
    text       TEXT NOT NULL,
    undone     INTEGER                       -- when it was taken back
) STRICT;

CREATE INDEX change_finding ON change (finding);
CREATE INDEX change_other ON change (other) WHERE other IS NOT NULL;
