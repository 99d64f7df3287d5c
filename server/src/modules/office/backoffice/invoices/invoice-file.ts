import { type InvoiceLine, type TaxClass, taipeiDate, taxAmounts } from '@pinpu/shared/domain';
import { BYTE_ORDER_MARK, csvLine } from '../../../../platform/csv/csv-line.ts';
import type { Database } from '../../../../platform/db/index.ts';
import {
  findInvoiceEvents,
  findIssuedInMonth,
  findProviderNumbers,
  type Month,
} from './repository.ts';

const HEADER = [
  '類別',
  '發票號碼',
  '折讓單號',
  '日期',
  '訂單編號',
  '買受人統編',
  '應稅銷售額',
  '營業稅',
  '免稅銷售額',
  '零稅率銷售額',
  '總計',
  '狀態',
  '作廢日期',
  '開立方式',
];

/** One row of the file: an invoice or an allowance, with its total by tax class, tax included. */
interface FileRow {
  number: string;
  /** '' for an invoice. */
  allowance_no: string;
  date: string;
  ord_code: string;
  vatid: string;
  totals: Record<TaxClass, number>;
  voided: boolean;
  voided_on: string;
  by_hand: boolean;
}

type Event = Awaited<ReturnType<typeof findInvoiceEvents>>[number];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function totalsOf(lines: readonly InvoiceLine[]): FileRow['totals'] {
  const totals = { taxed: 0, exempt: 0, zero: 0 };
  for (const { tax_class, amount } of lines) totals[tax_class] += amount;
  return totals;
}

/** When each number was voided, and the company that was on it before a correction. */
function laterChanges(events: readonly Event[]) {
  const voidedOn = new Map<string, string>();
  const vatidBefore = new Map<string, string>();
  for (const { cause, detail, at } of events) {
    const number = textOf(detail.number);
    if (cause === 'invoice voided') voidedOn.set(number, taipeiDate(at));
    if (cause === 'invoice details changed') vatidBefore.set(number, textOf(detail.vatid));
  }
  return { voidedOn, vatidBefore };
}

/** What the provider has issued in the month. */
async function providerRows(
  db: Database,
  month: Month,
  { voidedOn, vatidBefore }: ReturnType<typeof laterChanges>,
): Promise<FileRow[]> {
  const found = await findIssuedInMonth(db, month);
  return found.map(({ task, ord_code, vatid }) => {
    const { number, allowance_no, issued_on, lines, kind, state } = task;
    const voided = state === 'voided';
    const isInvoice = kind === 'issue';
    return {
      ...{ number, allowance_no, date: issued_on, ord_code, totals: totalsOf(lines) },
      vatid: vatidBefore.get(number) ?? vatid,
      voided,
      voided_on: voided && isInvoice ? (voidedOn.get(number) ?? '') : '',
      by_hand: false,
    };
  });
}

/** Numbers that clerks recorded by hand, by what their orders' history says last. */
async function rowsByHand(
  db: Database,
  { from, to }: Month,
  events: readonly Event[],
): Promise<FileRow[]> {
  const ids = [...new Set(events.map(({ ord_id }) => ord_id))];
  const issued = await findProviderNumbers(db, ids);
  const rows = new Map<string, FileRow>();
  const current = new Map<string, string>();
  for (const event of events) {
    const { cause, detail, at, ord_id, ord_code, vatid, inv_amt, exempt_amt, zero_amt } = event;
    const number = textOf(detail.number);
    const known = rows.get(number);
    if (cause === 'invoice voided' && known)
      rows.set(number, { ...known, voided: true, voided_on: taipeiDate(at) });
    if (cause === 'invoice corrected') rows.delete(current.get(ord_id) ?? '');
    if (cause !== 'invoice issued' && cause !== 'invoice corrected') continue;
    current.set(ord_id, number);
    const taxed = inv_amt - exempt_amt - zero_amt;
    const totals = { taxed, exempt: exempt_amt, zero: zero_amt };
    const row = { number, allowance_no: '', date: textOf(detail.date), ord_code, vatid, totals };
    rows.set(number, { ...row, voided: false, voided_on: '', by_hand: true });
  }
  return [...rows.values()].filter(
    ({ number, date }) => !issued.has(number) && date >= from && date < to,
  );
}

function lineOf(row: FileRow): string {
  const { number, allowance_no, date, ord_code, vatid, totals, voided, voided_on } = row;
  const { taxed, exempt, zero } = totals;
  const net = taxAmounts(taxed).tot_amt;
  return csvLine([
    allowance_no === '' ? '發票' : '折讓',
    number,
    { constant: allowance_no },
    date,
    ord_code,
    { constant: vatid },
    ...[net, taxed - net, exempt, zero, taxed + exempt + zero],
    voided ? '已作廢' : '已開立',
    voided_on,
    row.by_hand ? '手動登錄' : '發票平台',
  ]);
}

const placeOf = ({ date, number, allowance_no }: FileRow) => `${date} ${number} ${allowance_no}`;

/** The first day of a month, and of the next one. */
export function monthOf(month: string): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, to: `${next}-01` };
}

/**
 * The invoices and allowances of a month as CSV for the accountant, by day and number. Tax is what a total exceeds its
 * net amount by, so that each row adds up.
 */
export async function invoiceFile(db: Database, month: Month) {
  const events = await findInvoiceEvents(db, month);
  const rows = [
    ...(await providerRows(db, month, laterChanges(events))),
    ...(await rowsByHand(db, month, events)),
  ].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return {
    csv: [BYTE_ORDER_MARK, csvLine(HEADER), ...rows.map(lineOf)].join(''),
    rows: rows.length,
  };
}
