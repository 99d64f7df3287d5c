import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A promise of the specification: its id, a short title, and whether only a real browser proves it. */
export interface LedgerRow {
  id: string;
  ui: boolean;
  title: string;
}

const root = join(import.meta.dirname, '../..');
const SPECIFICATION = join(root, 'docs/specification.md');
const LISTED = join(import.meta.dirname, 'rows.json');

const ROW = /^\s*- (?:\*\*)?(?<id>[A-Z]\d{1,2})\b(?:\*\*)?[\s:·.—–-]*(?<text>.*)$/;
const UI = /^[`*]*\[ui\][`*]*\s*/;

const row = (id: string, text: string): LedgerRow => ({
  id,
  ui: UI.test(text),
  title: text.replace(UI, '').trim(),
});

/** The rows of docs/specification.md: lines that start with `- **R1**` or `- R1`, then maybe `[ui]`. */
export function parseRows(markdown: string): LedgerRow[] {
  return markdown.split('\n').flatMap((line) => {
    const { id, text = '' } = ROW.exec(line)?.groups ?? {};
    return id ? [row(id, text)] : [];
  });
}

/** All rows: those of the specification once it is written, until then the list beside this file. */
export function ledgerRows(): LedgerRow[] {
  const written = existsSync(SPECIFICATION) ? parseRows(readFileSync(SPECIFICATION, 'utf8')) : [];
  if (written.length > 0) return written;
  const listed: Record<string, string> = JSON.parse(readFileSync(LISTED, 'utf8'));
  return Object.entries(listed).map(([id, text]) => row(id, text));
}
