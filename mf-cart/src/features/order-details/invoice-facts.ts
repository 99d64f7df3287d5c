import type { AllowanceRecord, Order } from '@pinpu/shared/contracts';
import { formatTwd, invoiceStateText, invoiceText } from '@pinpu/shared/domain';

type Invoiced = Pick<Order, 'invoice_code' | 'invoices'>;

/** The day of issue, `2026/11/22`; '' if there is no valid invoice, or if an older server does not send it. */
const issuedOn = ({ invoice_code, invoices }: Invoiced) =>
  invoice_code === '' ? '' : (invoices.at(-1)?.date ?? '').replaceAll('-', '/');

/** An allowance as a fact: its amount, day and number. Facts have labels of their own, so further ones are counted. */
const allowanceFact = ({ number, date, amount, voided }: AllowanceRecord, at: number) => {
  const state = voided ? '（已作廢）' : '';
  return [
    at === 0 ? '折讓' : `折讓 ${at + 1}`,
    `${formatTwd(amount)}${state}，${date.replaceAll('-', '/')}，單號 ${number}`,
  ] as const;
};

export const invoiceFacts = (order: Order): (readonly [string, string])[] => [
  ['開立方式', invoiceText(order)],
  ['開立狀態', invoiceStateText(order)],
  ['發票號碼', order.invoice_code],
  ['隨機碼', order.invoice_random_no],
  ['開立日期', issuedOn(order)],
  ...(order.allowances ?? []).map(allowanceFact),
];

const WORDS: Readonly<Record<string, (number: string) => string>> = {
  issued: (number) => `發票 ${number} 已開立`,
  corrected: (number) => `發票號碼更正為 ${number}`,
  voided: (number) => `發票 ${number} 已作廢`,
};

/** The invoices as steps of the order's history; kinds that this version does not know are left out. */
export const invoiceSteps = ({ invoices }: Invoiced) =>
  invoices.flatMap(({ at, kind, number }) => {
    const text = WORDS[kind]?.(number);
    return text === undefined ? [] : [{ at, text }];
  });
