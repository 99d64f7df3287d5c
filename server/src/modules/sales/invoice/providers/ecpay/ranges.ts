import * as z from 'zod/mini';
import type { RangeService } from '../../port.ts';
import { type Call, DONE } from './answers.ts';

const NO_DATA = 7;

/** 使用中: ranges that are added, but not enabled, issue nothing. */
const IN_USE = 2;

/** B2C invoices that are issued online. */
const ONLINE = 1;

/** The Republic's years. */
const ERA = 1911;

const digits = z.union([z.number(), z.pipe(z.string(), z.transform(Number))]);

const rangesSchema = z.array(
  z.looseObject({
    InvoiceTerm: digits,
    UseStatus: digits,
    InvoiceStart: digits,
    InvoiceEnd: digits,
    /** The last number that was used; '' or out of the range before the first. */
    InvoiceNo: z._default(digits, 0),
  }),
);

type Range = z.infer<typeof rangesSchema>[number];

function left({ InvoiceStart, InvoiceEnd, InvoiceNo }: Range): number {
  const isBegun = InvoiceNo >= InvoiceStart && InvoiceNo <= InvoiceEnd;
  return isBegun ? InvoiceEnd - InvoiceNo : InvoiceEnd - InvoiceStart + 1;
}

/**
 * ECPay's number ranges (docs/taiwan, ADR 0224): those that are set there, since what the tax office has assigned issues
 * nothing before that.
 */
export const ecpayRanges = (call: Call): RangeService => ({
  ranges: async (year) => {
    const answer = await call('GetInvoiceWordSetting', {
      InvoiceYear: String(year - ERA),
      InvoiceTerm: 0,
      UseStatus: IN_USE,
      InvoiceCategory: ONLINE,
    });
    if (answer.RtnCode === NO_DATA) return [];
    const parsed = z.safeParse(rangesSchema, answer.InvoiceInfo);
    if (answer.RtnCode !== DONE || !parsed.success) return undefined;
    return parsed.data
      .filter(({ UseStatus }) => UseStatus === IN_USE)
      .map((range) => ({ year, term: range.InvoiceTerm, remaining: left(range) }));
  },
});
