import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addHashes, migrationFaults } from './journal.ts';

const real = path.join(import.meta.dirname, '../../server/migrations');

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'pinpu-migrations-'));
  cpSync(real, dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const first = () => path.join(dir, '0000_initial.sql');
const journalFile = () => path.join(dir, 'meta/_journal.json');
const entries = (): Record<string, unknown>[] =>
  JSON.parse(readFileSync(journalFile(), 'utf8')).entries;
const journal = (changed: object[]) =>
  writeFileSync(journalFile(), JSON.stringify({ entries: changed }));

describe('the list of migrations', () => {
  it('agrees with the files that are committed', () => {
    expect(migrationFaults(real)).toEqual([]);
    expect(addHashes(dir)).toEqual([]);
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

  it('rejects a file that the journal does not name', () => {
    writeFileSync(path.join(dir, '9000_new.sql'), 'SELECT 1;');
    expect(migrationFaults(dir)).toEqual([
      expect.stringMatching(/9000_new\.sql is not in the journal: make migrations by/),
    ]);
  });

  it('rejects a migration without a hash, and adds it to the journal', () => {
    const listed = entries();
    journal(listed.map(({ sha256, ...entry }, at) => (at === 1 ? entry : { ...entry, sha256 })));
    expect(migrationFaults(dir)).toEqual([
      expect.stringMatching(/0001_.*\.sql has no hash in the journal/),
    ]);
    expect(addHashes(dir)).toEqual([listed[1]?.tag]);
    expect(entries()).toEqual(listed);
    expect(migrationFaults(dir)).toEqual([]);
  });

  it('rejects a journal whose migrations are not the files, or out of order', () => {
    const [initial, next, ...later] = entries();
    journal([{ ...initial, tag: '0001_initial', when: 5 }, { ...next, when: 4 }, ...later]);
    expect(migrationFaults(dir)).toEqual([
      expect.stringMatching(/0000_initial\.sql is not in the journal/),
      expect.stringMatching(/0001_initial\.sql is missing/),
      expect.stringMatching(/0001_initial\.sql does not have the number of its place/),
      expect.stringMatching(/0001_.*\.sql is dated before the migration it follows/),
    ]);
  });
});
