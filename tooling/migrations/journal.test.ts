import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHECKSUMS, migrationFaults, missingLines } from './checksums.ts';

const real = path.join(import.meta.dirname, '../../server/migrations');

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'pinpu-migrations-'));
  cpSync(real, dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const first = () => path.join(dir, '0000_initial.sql');
const journal = (entries: object[]) =>
  writeFileSync(path.join(dir, 'meta/_journal.json'), JSON.stringify({ entries }));

describe('the list of migrations', () => {
  it('agrees with the files that are committed', () => {
    expect(migrationFaults(real)).toEqual([]);
    expect(missingLines(real)).toEqual([]);
  });

  it('rejects a migration that was changed, by as little as a space', () => {
    appendFileSync(first(), ' ');
    expect(migrationFaults(dir)).toEqual([
      expect.stringMatching(/0000_initial\.sql was changed: .* write a new migration/),
    ]);
  });

  it('rejects a migration that is missing', () => {
    rmSync(first());
    expect(migrationFaults(dir)).toContainEqual(
      expect.stringMatching(/0000_initial\.sql is missing: .* restore it from git/),
    );
  });

  it('rejects an unlisted migration, and prints the line to add', () => {
    writeFileSync(path.join(dir, '9000_new.sql'), 'SELECT 1;');
    expect(migrationFaults(dir)).toContainEqual(
      expect.stringMatching(/9000_new\.sql is not in checksums\.sha256/),
    );
    const [line = ''] = missingLines(dir);
    expect(line).toMatch(/^[0-9a-f]{64} {2}9000_new\.sql\n$/);
    appendFileSync(path.join(dir, CHECKSUMS), line);
    expect(missingLines(dir)).toEqual([]);
  });

  it('rejects a list that is gone', () => {
    rmSync(path.join(dir, CHECKSUMS));
    expect(migrationFaults(dir)).toContainEqual(
      expect.stringMatching(/0000_initial\.sql is not in checksums\.sha256/),
    );
  });

  it('rejects a journal whose migrations are not the files, or out of order', () => {
    journal([
      { tag: '0001_initial', when: 5 },
      { tag: '0001_next', when: 4 },
    ]);
    expect(migrationFaults(dir)).toEqual([
      expect.stringMatching(
        /_journal\.json names 0001_initial\.sql, 0001_next\.sql, but the files/,
      ),
      expect.stringMatching(/0001_initial\.sql does not have the number of its place/),
      expect.stringMatching(/0001_next\.sql is dated before the migration it follows/),
    ]);
  });
});
