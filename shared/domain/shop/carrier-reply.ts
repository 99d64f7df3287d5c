import type { CarrierSheet } from './carrier-sheet.ts';
import { plainCell, quotedCell } from './cell-text.ts';
import { normaliseOrderCode } from './order-code.ts';
import { isCarrier, normaliseParcelNumber, parcelNumberFault } from './parcel.ts';

/** Headings that reply files use, after those of the carrier's sheet. */
const CODE_HEADINGS = ['訂單編號', '訂單號碼', '客戶訂單編號', '客戶單號', '清單編號', '訂單號'];
const NUMBER_HEADINGS = [
  ...['託運單號碼', '託運單號', '託運單編號', '貨運單號', '物流單號', '配送單號', '宅配單號'],
  ...['十碼貨號', '查貨號碼', '貨號', '郵件號碼', '掛號號碼', '包裹查詢號碼', '包裹號碼', '單號'],
];

/** A heading without spaces and remarks in brackets. */
const plainHeading = (text: string) =>
  plainCell(text)
    .replaceAll(/\([^)]*\)|\s|\*/g, '')
    .replaceAll('托運', '託運');

const columnOf = (headings: readonly string[], names: readonly string[]): number => {
  const found = names.map((name) => headings.indexOf(plainHeading(name)));
  return found.find((index) => index >= 0) ?? -1;
};

type Headed = Pick<CarrierSheet, 'code_headings' | 'number_headings'>;

/** The first rows are searched for the headings, since reports begin with a title. */
const HEADER_ROWS = 10;

interface ReplyColumns {
  /** The index of the row with the headings, and those of the columns. */
  at: number;
  code: number;
  number: number;
}

/** Where a reply file has the orders' codes and the parcels' numbers; undefined where it has not. */
export function replyColumns(
  rows: readonly (readonly string[])[],
  { code_headings, number_headings }: Headed,
): ReplyColumns | undefined {
  for (const [at, row] of rows.slice(0, HEADER_ROWS).entries()) {
    const headings = row.map(plainHeading);
    const code = columnOf(headings, [...code_headings, ...CODE_HEADINGS]);
    const number = columnOf(headings, [...number_headings, ...NUMBER_HEADINGS]);
    if (code >= 0 && number >= 0) return { at, code, number };
  }
  return undefined;
}

/** A row of a reply file. */
export interface ReplyLine {
  /** Its line in the file, from 1. */
  row: number;
  ord_code: string;
  tracking: string;
  /** Which parcel of the order it is, from 1. */
  parcel: number;
  /** Why it can't be used, as a sentence; '' where it can. */
  fault: string;
}

/** A number as a spreadsheet rounds it: `9.01235E+11`. */
const ROUNDED = /^\d(?:\.\d+)?E\+\d+$/i;

function trackingFault(carrier: string, text: string): string {
  if (text === '') return '沒有貨運單號。';
  if (ROUNDED.test(text))
    return `單號被試算表改成 ${text}，請把那一欄的格式設為文字，重新下載後再讀一次。`;
  return parcelNumberFault(carrier, text);
}

/** The number without the hyphens that carriers print in it. */
const cleanNumber = (carrier: string, text: string): string => {
  const number = normaliseParcelNumber(text);
  if (number === undefined) return plainCell(text);
  return isCarrier(carrier) && carrier !== 'other' ? number.replaceAll('-', '') : number;
};

/** A row of the file with its line. */
export interface ReplyRow {
  row: number;
  cells: readonly string[];
}

function lineOf({ row, cells }: ReplyRow, { code, number }: ReplyColumns, carrier: string) {
  const written = plainCell(cells[code] ?? '');
  const text = plainCell(cells[number] ?? '');
  const fault = written === '' ? '沒有訂單編號。' : trackingFault(carrier, text);
  return {
    row,
    ord_code: normaliseOrderCode(written),
    tracking: fault === '' ? cleanNumber(carrier, text) : text,
    parcel: Number(/-(\d)$/.exec(written)?.[1] ?? 1),
    fault,
  };
}

/**
 * What each row of a reply file says. An order that is in it twice, or a number of two orders, is a fault of the later
 * row.
 */
export function replyLines(
  rows: readonly ReplyRow[],
  columns: ReplyColumns,
  { carrier }: Pick<CarrierSheet, 'carrier'>,
): ReplyLine[] {
  const orders = new Map<string, number>();
  const numbers = new Map<string, number>();
  return rows.map((row) => {
    const line = lineOf(row, columns, carrier);
    if (line.fault !== '') return line;
    const own = `${line.ord_code} ${line.parcel}`;
    const same = orders.get(own);
    const used = numbers.get(line.tracking);
    if (same === undefined) orders.set(own, line.row);
    if (used === undefined) numbers.set(line.tracking, line.row);
    if (same !== undefined) return { ...line, fault: `和第 ${same} 行是同一筆訂單。` };
    if (used !== undefined)
      return { ...line, fault: `單號${quotedCell(line.tracking)}和第 ${used} 行相同。` };
    return line;
  });
}
