import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A promise of the specification: its id, a short title, and whether only a test in a real browser proves it. */
export interface LedgerRow {
  id: string;
  ui: boolean;
  title: string;
}

const SPECIFICATION = join(import.meta.dirname, '../../docs/specification.md');

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

/** All rows of the specification. */
export const ledgerRows = (): LedgerRow[] => parseRows(readFileSync(SPECIFICATION, 'utf8'));
