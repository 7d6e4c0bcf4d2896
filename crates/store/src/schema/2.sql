-- Version 2: a finding keeps several examples, and units remember when they were begun.

-- Of an occurrence whose program is stored, all that is needed to show it; NULL in the others.
ALTER TABLE occurrence ADD COLUMN title TEXT;
ALTER TABLE occurrence ADD COLUMN expected BLOB;
ALTER TABLE occurrence ADD COLUMN actual BLOB;
ALTER TABLE occurrence ADD COLUMN commands TEXT;

-- Only the one that stands for the finding was known in full so far.
UPDATE occurrence SET (title, expected, actual, commands) =
    (SELECT title, expected, actual, commands FROM finding WHERE finding.id = occurrence.finding)
WHERE EXISTS (SELECT 1 FROM finding AS f WHERE f.id = occurrence.finding
    AND f.campaign = occurrence.campaign AND f.case_name = occurrence.case_name
    AND f.subject = occurrence.subject AND f.program = occurrence.program);

CREATE INDEX occurrence_example ON occurrence (finding) WHERE commands IS NOT NULL;

-- When it was given out last; NULL in units from before.
ALTER TABLE unit ADD COLUMN begun INTEGER;
