import type { GoodsField } from './columns.ts';
import type { Finding, Place } from './finding.ts';

/** What a file says in one cell. */
export interface SourceCell {
  text: string;
  /** The column's letter in a spreadsheet, '' in JSON. */
  letter: string;
}

/** A row of a file, its cells by field; a column that the file doesn't have is missing. */
export interface SourceRow {
  place: Place;
  cells: ReadonlyMap<GoodsField, SourceCell>;
  /** What is wrong with it before any cell is read. */
  findings: readonly Finding[];
}

/** A goods file, to be read any number of times. */
export interface GoodsSource {
  /** What is wrong with its header: columns that no goods file has. */
  findings: readonly Finding[];
  rows(): AsyncIterable<SourceRow>;
}
