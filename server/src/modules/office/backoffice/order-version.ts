import type { ShopMove, ShopOrder } from '@pinpu/shared/contracts/backoffice';
import { digestOf } from '../../../platform/digest.ts';

/** Long enough that no two differ by chance; two of them fit into a version. */
const DIGITS = 30;

const short = (value: unknown): string => digestOf(value).slice(0, DIGITS);

/** What the schedule of invoices records by itself. */
const BY_SCHEDULE: readonly string[] = [
  'invoice issued',
  'invoice voided',
  'allowance issued',
  'allowance voided',
];

/** Moves that are about the invoice, and so must have read where it stands. */
const ABOUT_INVOICE: readonly ShopMove[] = ['invoice', 'void', 'reissue', 'correct'];

/**
 * The version of an order: a digest of what is shown, and one of its invoice. What schedules write within seconds, about
 * the invoice or while they ask a provider about a refund, must not reject a clerk's next move.
 */
export function orderVersion(shown: Omit<ShopOrder, 'version'>): string {
  const { invoice_task, allowance_tasks, can_reissue, order, records, ...rest } = shown;
  const {
    invoice_code,
    invoice_random_no,
    invoices,
    allowances,
    provider_invoice,
    u_date,
    ...own
  } = order;
  const refunds = shown.refunds?.map(({ id, way, stage, amount }) => ({ id, way, stage, amount }));
  const moves = records.filter(({ cause }) => !BY_SCHEDULE.includes(cause));
  const invoice = [invoice_code, invoice_random_no, invoices, allowances, provider_invoice];
  const tasks = [invoice_task, allowance_tasks, can_reissue];
  return `${short([{ ...rest, refunds }, own, moves])}.${short([invoice, tasks, u_date])}`;
}

/** Whether a move may be made by who has read this version. */
export function isReadFor(move: ShopMove, read: string, current: string): boolean {
  if (ABOUT_INVOICE.includes(move)) return read === current;
  return read.split('.')[0] === current.split('.')[0];
}
