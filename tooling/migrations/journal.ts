import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The list of released migrations: one line for each, in the format of `sha256sum`. */
export const CHECKSUMS = 'checksums.sha256';

interface Entry {
  tag: string;
  when: number;
}

const HOW_TO = 'docs/how-to/add-a-migration.md';

const sqlFiles = (dir: string): string[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .sort();

const hashOf = (dir: string, name: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(dir, name)))
    .digest('hex');

function listed(dir: string): Map<string, string> {
  const file = path.join(dir, CHECKSUMS);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

function listFaults(dir: string): string[] {
  const known = listed(dir);
  const present = new Set(sqlFiles(dir));
  const gone = [...known.keys()]
    .filter((name) => !present.has(name))
    .map((name) => `${dir}/${name} is missing: databases have applied it; restore it from git.`);
  const others = [...present].flatMap((name) => {
    const hash = known.get(name);
    if (hash === hashOf(dir, name)) return [];
    return hash === undefined
      ? `${dir}/${name} is not in ${CHECKSUMS}: make migrations by npm run db:generate (${HOW_TO}).`
      : `${dir}/${name} was changed: databases have applied it as it was; restore it from git and write a new migration (${HOW_TO}).`;
  });
  return [...gone, ...others];
}

function journalFaults(dir: string): string[] {
  const text = readFileSync(path.join(dir, 'meta/_journal.json'), 'utf8');
  const { entries }: { entries: Entry[] } = JSON.parse(text);
  const tags = entries.map(({ tag }) => `${tag}.sql`);
  const files = sqlFiles(dir);
  const faults: string[] = [];
  if (tags.join() !== files.join())
    faults.push(`${dir}/meta/_journal.json names ${tags.join(', ')}, but the files are ${files}.`);
  entries.forEach(({ tag, when }, at) => {
    if (!tag.startsWith(`${String(at).padStart(4, '0')}_`))
      faults.push(`${dir}/${tag}.sql does not have the number of its place in the journal, ${at}.`);
    if (when <= (entries[at - 1]?.when ?? 0))
      faults.push(`${dir}/${tag}.sql is dated before the migration it follows: generate it again.`);
  });
  return faults;
}

/** One sentence for each fault of the migrations in `dir`: changed, missing, unlisted, or out of order. */
export const migrationFaults = (dir: string): string[] => [
  ...listFaults(dir),
  ...journalFaults(dir),
];

/** The lines that the list lacks, for new migrations. */
export function missingLines(dir: string): string[] {
  const known = listed(dir);
  return sqlFiles(dir)
    .filter((name) => !known.has(name))
    .map((name) => `${hashOf(dir, name)}  ${name}\n`);
}
