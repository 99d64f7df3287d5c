import type { GoodsField } from '@pinpu/shared/contracts/backoffice';
import { titleOf } from './columns.ts';

/** Where a row is: its row number in a spreadsheet, or `products[3]` in a JSON file. */
export interface Place {
  /** 1 is the header of a CSV; a JSON file counts its items from 1. */
  row: number;
  label: string;
}

/** Fault of one cell, in a sentence for the shopkeeper. */
export interface Finding {
  row: number;
  /** The field, or '' for the row as a whole. */
  column: string;
  message: string;
  /** The column as a spreadsheet shows it, `D 售價`; '' for the row as a whole. */
  cell: string;
  why: string;
}

interface Cell {
  field: GoodsField;
  /** Its letter in a spreadsheet, '' in JSON. */
  letter: string;
}

/** A finding about one cell: 第 12 列 D 欄「售價」：…。 */
export function cellFinding({ row, label }: Place, { field, letter }: Cell, why: string): Finding {
  const column = `${letter && ` ${letter} 欄`}「${titleOf(field)}」`;
  const cell = `${letter && `${letter} `}${titleOf(field)}`;
  return { row, column: field, message: `${label}${column}（${field}）：${why}`, cell, why };
}

export const rowFinding = ({ row, label }: Place, why: string): Finding => ({
  row,
  column: '',
  message: `${label}：${why}`,
  cell: '',
  why,
});

const letterOf = ({ cell }: Finding) => /^[A-Z]+(?= )/.exec(cell)?.[0] ?? '';

/** Findings of a row in the order of a spreadsheet's columns; those about the row as a whole first. */
export const byColumn = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => {
    const [a, b] = [letterOf(one), letterOf(other)];
    return a.length - b.length || Number(a > b) - Number(a < b);
  });

/** A file that can't be imported at all: each finding is a sentence. */
export class UnreadableGoods extends Error {
  override name = 'UnreadableGoods';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(({ message }) => message).join('\n'));
    this.findings = findings;
  }
}

/** @throws UnreadableGoods with one sentence about the file. */
export function rejectFile(message: string): never {
  throw new UnreadableGoods([{ row: 0, column: '', message, cell: '', why: message }]);
}

const A = 65;
const LETTERS = 26;

/** 0 → A, 25 → Z, 26 → AA. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(A + (index % LETTERS));
  return index < LETTERS ? last : columnLetter(Math.floor(index / LETTERS) - 1) + last;
}

export interface SourceCell {
  text: string;
  /** The column's letter in a spreadsheet, '' in JSON. */
  letter: string;
}

/** A row of a file, its cells by field; columns that the file lacks are missing. */
export interface SourceRow {
  place: Place;
  cells: ReadonlyMap<GoodsField, SourceCell>;
  /** Findings about the row before any cell is parsed. */
  findings: readonly Finding[];
}

/** A row of a goods file with the cells of a form, so that form and import follow the same rules. */
export const formRow = (cells: Partial<Record<GoodsField, string>>): SourceRow => ({
  place: { row: 1, label: '' },
  cells: new Map(
    Object.entries(cells).map(([field, text]) => [field as GoodsField, { text, letter: '' }]),
  ),
  findings: [],
});

/** A goods file that can be read any number of times. */
export interface GoodsSource {
  findings: readonly Finding[];
  rows(): AsyncIterable<SourceRow>;
}
