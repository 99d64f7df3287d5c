import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A promise of the specification: its id, a short title, and whether only a test in a real browser proves it. */
export interface LedgerRow {
  id: string;
  ui: boolean;
  title: string;
}

const SPECIFICATION = join(import.meta.dirname, '../../docs/specification.md');

const BRACKETS = /\[(?<ids>[A-Z]\d{1,2}(?:\s*,\s*[A-Z]\d{1,2})*)\]/g;
const QUOTED = /(?<quote>['"`])(?:\\.|(?!\k<quote>).)*\k<quote>/g;

const ROW = /^\s*- (?:\*\*)?(?<id>[A-Z]\d{1,2})\b(?:\*\*)?[\s:·.—–-]*(?<text>.*)$/;
const UI = /^[`*]*\[ui\][`*]*\s*/;

const row = (id: string, text: string): LedgerRow => ({
  id,
  ui: UI.test(text),
  title: text.replace(UI, '').trim(),
});

/** The rows of docs/specification.md: lines that start with `- **R1**` or `- R1`, optionally followed by `[ui]`. */
export function parseRows(markdown: string): LedgerRow[] {
  return markdown.split('\n').flatMap((line) => {
    const { id, text = '' } = ROW.exec(line)?.groups ?? {};
    return id ? [row(id, text)] : [];
  });
}

export const ledgerRows = (): LedgerRow[] => parseRows(readFileSync(SPECIFICATION, 'utf8'));

/** The ledger ids that a test file proves: those in brackets inside its strings, as in `'caps at stock [P7]'`. */
export function ledgerIds(text: string): string[] {
  const strings = text.match(QUOTED) ?? [];
  const ids = strings.flatMap((string) =>
    [...string.matchAll(BRACKETS)].flatMap((match) => (match.groups?.ids ?? '').split(/\s*,\s*/)),
  );
  return [...new Set(ids)];
}
