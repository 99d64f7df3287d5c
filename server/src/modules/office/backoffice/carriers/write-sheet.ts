import type { CarrierOrders } from '@pinpu/shared/contracts/backoffice';
import {
  type CarrierSheet,
  isSheetCode,
  isUnconfirmedSheet,
  missingSender,
  type SheetContext,
  type SheetParcel,
  sheetCell,
  sheetGaps,
} from '@pinpu/shared/domain';
import { big5Bytes, missingInBig5 } from '../../../../platform/csv/big5.ts';
import { BYTE_ORDER_MARK, type Cell, csvLine } from '../../../../platform/csv/csv-line.ts';
import { writeXlsx } from '../../../../platform/xlsx/write-xlsx.ts';
import type { Named } from './sheet-parcels.ts';

export interface SheetFile {
  encoding: 'utf-8' | 'big5' | 'xlsx';
  /** Whether characters that Big5 does not have are written as □. */
  mark_missing: boolean;
}

const rowOf = (sheet: CarrierSheet, parcel: SheetParcel, context: SheetContext): Cell[] =>
  sheet.columns.map((column) => {
    const text = sheetCell(column, parcel, context);
    const isConstant = sheet.excel && isSheetCode(column.value) && /^[\w-]+$/.test(text);
    return isConstant ? { constant: text } : text;
  });

const textOf = (cell: Cell): string => (typeof cell === 'object' ? cell.constant : String(cell));

const orderOf = ({ order }: SheetParcel): string => order.split('-')[0] ?? order;

/** The characters of each order that Big5 does not have. */
function missingOf(parcels: readonly SheetParcel[], rows: readonly Cell[][]): Named[] {
  return parcels.flatMap((parcel, at) => {
    const missing = missingInBig5((rows[at] ?? []).map(textOf).join(' '));
    const message = `Big5 沒有這些字：${missing.join('、')}`;
    return missing.length > 0 ? [{ ord_code: orderOf(parcel), message }] : [];
  });
}

function notesOf(sheet: CarrierSheet, parcels: readonly SheetParcel[], context: SheetContext) {
  const sender = missingSender(sheet, context);
  const whole = [
    ...(sender.length > 0
      ? [`還沒填${sender.join('、')}，請到商店設定的「寄件人與託運單」。`]
      : []),
    ...(isUnconfirmedSheet(sheet)
      ? [`欄名沒有向${sheet.name}確認過，請對照範本；不同時，到商店設定的「物流檔案」修改。`]
      : []),
  ];
  return [
    ...whole.map((message) => ({ ord_code: '', message })),
    ...parcels.flatMap((parcel) =>
      sheetGaps(sheet, parcel).map((message) => ({ ord_code: orderOf(parcel), message })),
    ),
  ];
}

async function bytesOf(rows: readonly Cell[][], encoding: SheetFile['encoding']): Promise<Buffer> {
  if (encoding === 'xlsx') return writeXlsx(rows.map((row) => row.map(textOf)));
  const lines = rows.map(csvLine).join('');
  return encoding === 'big5' ? big5Bytes(lines) : Buffer.from(`${BYTE_ORDER_MARK}${lines}`, 'utf8');
}

/** A carrier's sheet of parcels. There is no file where characters are missing and may not be marked. */
export async function writtenSheet(
  sheet: CarrierSheet,
  { parcels, context }: { parcels: readonly SheetParcel[]; context: SheetContext },
  { encoding, mark_missing }: SheetFile,
): Promise<Omit<CarrierOrders, 'left_out'>> {
  const rows = parcels.map((parcel) => rowOf(sheet, parcel, context));
  const missing = encoding === 'big5' ? missingOf(parcels, rows) : [];
  const isWritten = parcels.length > 0 && (missing.length === 0 || mark_missing);
  const headings = sheet.columns.map(({ heading }) => heading);
  const bytes = isWritten ? await bytesOf([headings, ...rows], encoding) : Buffer.alloc(0);
  const ending = encoding === 'xlsx' ? 'xlsx' : 'csv';
  return {
    file: bytes.toString('base64'),
    name: `${sheet.name}-${context.today.replaceAll('-', '')}.${ending}`,
    rows: parcels.length,
    missing,
    notes: notesOf(sheet, parcels, context),
  };
}
