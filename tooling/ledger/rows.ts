import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A promise of the specification: its id and a short title. */
export interface LedgerRow {
  id: string;
  title: string;
}

const root = join(import.meta.dirname, '../..');
const SPECIFICATION = join(root, 'docs/specification.md');
const LISTED = join(import.meta.dirname, 'rows.json');

const ROW = /^\s*- (?:\*\*)?(?<id>[A-Z]\d{1,2})\b(?:\*\*)?[\s:·.—–-]*(?<title>.*)$/;

/** The rows of docs/specification.md: lines that start with `- **R1**` or `- R1`. */
export function parseRows(markdown: string): LedgerRow[] {
  return markdown.split('\n').flatMap((line) => {
    const { id, title } = ROW.exec(line)?.groups ?? {};
    return id ? [{ id, title: (title ?? '').trim() }] : [];
  });
}

/** All rows: those of the specification once it is written, until then the list beside this file. */
export function ledgerRows(): LedgerRow[] {
  const written = existsSync(SPECIFICATION) ? parseRows(readFileSync(SPECIFICATION, 'utf8')) : [];
  if (written.length > 0) return written;
  return Object.entries<string>(JSON.parse(readFileSync(LISTED, 'utf8'))).map(([id, title]) => ({
    id,
    title,
  }));
}
