import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from '../shop/envelope.ts';
import { shortText, twd } from '../shop/primitives.ts';

/** What the list shows: left to the clerk, about to be done, done or void, and everything. */
export const INVOICE_LISTS = ['failed', 'waiting', 'done', 'all'] as const;
export type InvoiceList = (typeof INVOICE_LISTS)[number];

const t = s.optional(s.string().check(s.maxLength(20)));

/** Query of `GET /api/backoffice/invoices`. */
export const shopInvoicesQuerySchema = s.object({
  list: s.withDefault(s.oneOf(INVOICE_LISTS), 'failed'),
  /** A period of two months, such as `2026-6` for November and December. */
  period: s.optional(s.string().check(s.regex(/^20\d\d-[1-6]$/))),
  /** A whole invoice or allowance number, or the beginning of an order's code. */
  q: s.withDefault(shortText(60), ''),
  /** `next` of the previous page. */
  after: s.optional(s.string().check(s.regex(/^[\dT:.Z-]{24}~[\w-]{1,40}$/))),
  t,
});
export type ShopInvoicesQuery = s.Infer<typeof shopInvoicesQuerySchema>;

/** How many numbers are left for a period of two months. */
const invoiceRangeSchema = s.object({ year: s.int(), term: s.int(), remaining: s.int() });

/** What the shop must know about its numbers: `none` are left, or few (`low`). */
export const rangeWarningSchema = s.extend(invoiceRangeSchema, { kind: s.oneOf(['none', 'low']) });

const shopInvoiceSchema = s.object({
  id: s.string(),
  ord_code: s.string(),
  /** `issue`, `void`, `allowance` or `void-allowance`. */
  kind: s.string(),
  /** `due`, `sending`, `done`, `failed` or `voided`. */
  state: s.string(),
  amount: twd,
  /** The invoice's number, and the allowance's; '' before they are issued. */
  number: s.string(),
  allowance_no: s.string(),
  /** The day of issue in Taipei, YYYY-MM-DD; '' before that. */
  date: s.string(),
  /** The company on it; '' for a private buyer. */
  vatid: s.string(),
  /** Why it failed, or waits. */
  message: s.string(),
  tries: s.int(),
  c_date: s.string(),
  /** Whether it is a company's invoice that can be downloaded as PDF. */
  downloadable: s.withDefault(s.boolean(), false),
});
export type ShopInvoice = s.Infer<typeof shopInvoiceSchema>;

/** `GET /api/backoffice/invoices`: what the provider has done or is to do, newest first. */
export const shopInvoicesAnswerSchema = bodyOf(
  s.object({
    invoices: s.array(shopInvoiceSchema),
    next: s.string(),
    /** How many failed, at most `SHOP_COUNT_LIMIT`. */
    failed: s.int(),
    /** The numbers of this period and later ones; missing without a provider, or before it was queried. */
    ranges: s.optional(s.array(s.extend(invoiceRangeSchema, { checked_at: s.string() }))),
  }),
);

/** Body of `POST /api/backoffice/invoices/retry`: failed ones to try again now; none for all. */
export const retryInvoicesSchema = s.object({
  ids: s.optional(
    s.array(s.string().check(s.maxLength(64))).check(s.minLength(1), s.maxLength(200)),
  ),
});
export const retryInvoicesAnswerSchema = bodyOf(s.object({ retried: s.int() }));

/** Query of `GET /api/backoffice/invoices/file`, and its answer: a month's invoices and allowances for the accountant. */
export const invoiceFileQuerySchema = s.object({
  month: s.string().check(s.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)),
  t,
});
export const invoiceFileAnswerSchema = bodyOf(s.object({ csv: s.string(), rows: s.int() }));

/** Query of `GET /api/backoffice/invoices/pdf`: an invoice by its order and number. */
export const invoiceProofQuerySchema = s.object({
  order: shortText(40),
  number: s.string().check(s.regex(/^[A-Z]{2}\d{8}$/)),
  t,
});
