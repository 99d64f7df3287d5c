import type { GoodsField } from '@pinpu/shared/contracts/backoffice';
import type { Finding, Place } from './finding.ts';

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

/** A goods file that can be read any number of times. */
export interface GoodsSource {
  /** Findings about its header: unknown columns. */
  findings: readonly Finding[];
  rows(): AsyncIterable<SourceRow>;
}
