-- Version 6: an occurrence knows its kind, for it may move to a finding that began with another one; a finding with a
-- reduced program is shown by the occurrence that the program was made of.

-- Of those with a program; NULL: the kind of their finding.
ALTER TABLE occurrence ADD COLUMN kind TEXT;

-- Titles have the kind in them, behind the compiler and its flags.
UPDATE occurrence SET kind = ifnull(
    (SELECT k.name FROM (SELECT 'wrong-output' AS name UNION ALL SELECT 'wrong-exit' UNION ALL SELECT 'run-crash'
     UNION ALL SELECT 'run-hang') AS k
     WHERE instr(occurrence.title, ': ' || k.name || ': ') OR instr(occurrence.title, ': ' || k.name || ' (by vote): ')),
    (SELECT kind FROM finding WHERE finding.id = occurrence.finding))
WHERE commands IS NOT NULL;

UPDATE finding SET (title, subject, case_name, expected, actual, commands, program, origin, rate, kind) =
    (SELECT o.title, o.subject, o.case_name, o.expected, o.actual, o.commands, o.program, o.origin, o.rate, o.kind
     FROM occurrence AS o JOIN program AS p ON p.id = o.program
     WHERE o.finding = finding.id AND o.commands IS NOT NULL
     ORDER BY o.case_name IS NOT (SELECT r.case_name FROM reduction AS r WHERE r.finding = finding.id),
     o.flaky, p.size, o.id LIMIT 1)
WHERE EXISTS (SELECT 1 FROM occurrence AS o WHERE o.finding = finding.id AND o.commands IS NOT NULL);

-- Shapes have other nodes now. They are learnt again from the reduced programs.
UPDATE finding SET shape = NULL WHERE reduced IS NOT NULL;
