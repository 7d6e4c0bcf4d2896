-- Version 4: how often a failure happens when it is tried again, output of reduced programs that may be lost, and
-- the kind and outcome `false-report`.

-- "3 of 20": it showed in so many tries; NULL where nobody counted.
ALTER TABLE occurrence ADD COLUMN rate TEXT;
ALTER TABLE finding ADD COLUMN rate TEXT;
ALTER TABLE reduction ADD COLUMN rate TEXT;

-- How many bytes of the expected output are certain; NULL: all of them.
ALTER TABLE reduction ADD COLUMN certain INTEGER;
