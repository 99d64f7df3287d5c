import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A migration in the journal of drizzle-kit, which keeps fields that it does not know. */
interface Entry {
  tag: string;
  when: number;
  /** The hash of its file, added when its SQL has been written. */
  sha256?: string;
}

const HOW_TO = 'docs/how-to/add-a-migration.md';

const journalFile = (dir: string) => path.join(dir, 'meta/_journal.json');

const readJournal = (dir: string): { entries: Entry[] } =>
  JSON.parse(readFileSync(journalFile(dir), 'utf8'));

const sqlFiles = (dir: string): string[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .sort();

const hashOf = (dir: string, name: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(dir, name)))
    .digest('hex');

function hashFaults(dir: string, entries: readonly Entry[]): string[] {
  const present = sqlFiles(dir);
  const listed = entries.map(({ tag }) => `${tag}.sql`);
  const unlisted = present
    .filter((name) => !listed.includes(name))
    .map(
      (name) =>
        `${dir}/${name} is not in the journal: make migrations by npm run db:generate (${HOW_TO}).`,
    );
  const changed = entries.flatMap(({ tag, sha256 }) => {
    const name = `${tag}.sql`;
    if (!present.includes(name))
      return `${dir}/${name} is missing: databases have applied it; restore it from git.`;
    if (sha256 === hashOf(dir, name)) return [];
    return sha256 === undefined
      ? `${dir}/${name} has no hash in the journal: npm run db:generate -- --list (${HOW_TO}).`
      : `${dir}/${name} was changed: databases have applied it as it was; restore it from git and write a new migration (${HOW_TO}).`;
  });
  return [...unlisted, ...changed];
}

function orderFaults(dir: string, entries: readonly Entry[]): string[] {
  const faults: string[] = [];
  entries.forEach(({ tag, when }, at) => {
    if (!tag.startsWith(`${String(at).padStart(4, '0')}_`))
      faults.push(`${dir}/${tag}.sql does not have the number of its place in the journal, ${at}.`);
    if (when <= (entries[at - 1]?.when ?? 0))
      faults.push(`${dir}/${tag}.sql is dated before the migration it follows: generate it again.`);
  });
  return faults;
}

/** One sentence for each fault of the migrations in `dir`: changed, missing, unlisted, or out of order. */
export function migrationFaults(dir: string): string[] {
  const { entries } = readJournal(dir);
  return [...hashFaults(dir, entries), ...orderFaults(dir, entries)];
}

/** Adds the hashes that the journal lacks, of new migrations; returns their names. */
export function addHashes(dir: string): string[] {
  const journal = readJournal(dir);
  const added = journal.entries.filter(({ sha256 }) => sha256 === undefined);
  for (const entry of added) entry.sha256 = hashOf(dir, `${entry.tag}.sql`);
  if (added.length > 0) writeFileSync(journalFile(dir), JSON.stringify(journal, null, 2));
  return added.map(({ tag }) => tag);
}
