import type { CarrierReply, CarrierReplyLine } from '@pinpu/shared/contracts/backoffice';
import { SHEET_LIMIT } from '@pinpu/shared/contracts/backoffice';
import {
  type CarrierSheet,
  ORDER_STATUS,
  orderStatusText,
  type ReplyLine,
  type ReplyRow,
  replyColumns,
  replyLines,
} from '@pinpu/shared/domain';
import { CsvError, parse } from 'csv-parse/sync';
import { decodedText } from '../../../../platform/csv/big5.ts';
import { unguardFormula } from '../../../../platform/csv/csv-line.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { findOrder } from '../../../sales/order/repository.ts';
import { TO_SHIP } from '../../../sales/order/shop/pack.ts';

const rejected = (message: string) => new Rejection(400, 'REPLY_FILE', message);

/** The beginnings of a zip, which .xlsx is, and of an old .xls. */
const isSpreadsheet = (bytes: Uint8Array) =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);

/** @throws Rejection for a file that is no text. */
function replyText(bytes: Buffer): string {
  if (isSpreadsheet(bytes))
    throw rejected('這是 Excel 檔，請在 Excel 另存為「CSV UTF-8（逗號分隔）」再選擇。');
  const text = decodedText(bytes);
  if (text === undefined)
    throw rejected(
      '檔案不是 UTF-8 也不是 Big5 的文字，請在 Excel 另存為「CSV UTF-8（逗號分隔）」。',
    );
  if (text.trim() === '') throw rejected('檔案是空的。');
  return text;
}

const DELIMITERS = [',', '\t', ';', '|'] as const;

/** The separator that the first lines have most. */
const delimiterOf = (text: string): string => {
  const beginning = text.split(/\r?\n/, 10).join('\n');
  const [best = ','] = DELIMITERS.toSorted(
    (a, b) => beginning.split(b).length - beginning.split(a).length,
  );
  return best;
};

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** The rows of the file with the line that each ends on. @throws Rejection where it is no CSV. */
function rowsOf(text: string): ReplyRow[] {
  const options = { relax_column_count: true, relax_quotes: true, info: true, bom: true };
  try {
    const parsed = parse(text, { ...options, delimiter: delimiterOf(text) }) as unknown as Parsed[];
    return parsed.map(({ record, info }) => ({
      row: info.lines,
      cells: record.map((cell) => unguardFormula(cell).trim()),
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error ? Number(error.lines) : 1;
    throw rejected(`檔案第 ${line} 行不是正確的 CSV，請在 Excel 重新存檔。`);
  }
}

/** What a line would do to its order. Parcels after an order's first are only named: an order has one number. */
async function outcomeOf(
  db: Database,
  line: ReplyLine,
  carrier: string,
): Promise<CarrierReplyLine> {
  const { row, ord_code, tracking, parcel, fault } = line;
  const as = (state: CarrierReplyLine['state'], message: string) => ({
    ...{ row, ord_code, tracking, state, message },
  });
  if (fault !== '') return as('fault', fault);
  const order = await findOrder(db, ord_code);
  if (order?.ord_code !== ord_code) return as('fault', `找不到訂單 ${ord_code}。`);
  if (parcel > 1) return as('done', `第 ${parcel} 個包裹，訂單只記第 1 個包裹的單號。`);
  if (TO_SHIP.includes(order.status)) return as('ready', '可出貨');
  if (order.status !== ORDER_STATUS.fulfilled)
    return as('fault', `這筆訂單目前是「${orderStatusText(order.status)}」，不能出貨。`);
  if (order.ship_code === tracking && order.ship_carrier === carrier) return as('done', '已出貨');
  return as('fault', `已出貨，單號是 ${order.ship_code || '（沒有）'}。要更正單號，請到訂單頁。`);
}

/** What a carrier's reply file would ship. @throws Rejection where it can't be read as one. */
export async function readReply(
  db: Database,
  sheet: CarrierSheet,
  bytes: Buffer,
): Promise<CarrierReply> {
  const rows = rowsOf(replyText(bytes));
  const cells = rows.map((row) => row.cells);
  const columns = replyColumns(cells, sheet);
  if (columns === undefined)
    throw rejected(
      `找不到訂單編號與單號的欄名。第 1 行是：${(cells[0] ?? []).join('、').slice(0, 120)}。欄名不同時，請到商店設定的「物流檔案」加上。`,
    );
  const filled = rows.slice(columns.at + 1).filter((row) => row.cells.some((cell) => cell !== ''));
  if (filled.length > SHEET_LIMIT)
    throw rejected(`一次最多 ${SHEET_LIMIT} 行，這個檔案有 ${filled.length} 行，請分次讀入。`);
  const lines: CarrierReplyLine[] = [];
  for (const line of replyLines(filled, columns, sheet))
    lines.push(await outcomeOf(db, line, sheet.carrier));
  const heads = cells[columns.at] ?? [];
  const headings = [heads[columns.code] ?? '', heads[columns.number] ?? ''];
  return { carrier: sheet.carrier, headings, lines };
}
