import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from '../shop/envelope.ts';
import { shortText, twd } from '../shop/primitives.ts';
import { shopRefundSchema } from './orders.ts';

/** The lists of open refunds; `done` is what was paid back, newest first. */
export const REFUND_TABS = [
  'choose',
  'release',
  'provider',
  'failed',
  'account',
  'transfer',
  'done',
] as const;
export type RefundTab = (typeof REFUND_TABS)[number];

/** The most refunds of a list, and the most that are recorded as transferred at once. */
export const REFUNDS_LIMIT = 200;

/** Query of `GET /api/backoffice/refunds`. */
export const shopRefundsQuerySchema = s.object({
  tab: s.withDefault(s.oneOf(REFUND_TABS), 'choose'),
  t: s.optional(s.string().check(s.maxLength(20))),
});

const listedRefundSchema = s.extend(shopRefundSchema, {
  ord_code: s.string(),
  cnt_name: s.string(),
  /** Of a transfer: the account by its last digits, and when it was entered and first exported; '' otherwise. */
  account: s.string(),
  entered_at: s.string(),
  exported_at: s.string(),
  /** Whether the reader may release it: not who has asked for it. */
  can_release: s.boolean(),
});
export type ListedRefund = s.Infer<typeof listedRefundSchema>;

/** A bank file with transfers that are not recorded yet. */
const refundFileSchema = s.object({
  /** When it was first downloaded, and by whom as in an order's history; '' where that is not known. */
  exported_at: s.string(),
  exported_by: s.string(),
  transfers: s.int(),
  amount: twd,
});
export type RefundFile = s.Infer<typeof refundFileSchema>;

/** `GET /api/backoffice/refunds`, and the answer to `…/transferred`: at most `REFUNDS_LIMIT`, the oldest first. */
export const shopRefundsAnswerSchema = bodyOf(
  s.object({
    refunds: s.array(listedRefundSchema),
    /** How many each tab has, except `done`. */
    counts: s.record(s.string(), s.int()),
    /** Of the tab `transfer`: the newest first. */
    files: s.optional(s.array(refundFileSchema)),
  }),
);
export type ShopRefunds = s.Infer<typeof shopRefundsAnswerSchema>['body'];

/** Body of `POST /api/backoffice/refunds/transferred`: refunds, and the day they were transferred. */
export const refundsTransferredSchema = s.object({
  ids: s.array(shortText(40)).check(s.minLength(1), s.maxLength(REFUNDS_LIMIT)),
  date: s.string().check(s.regex(/^20\d\d-\d\d-\d\d$/)),
});

const MOMENT =
  /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Body of `POST /api/backoffice/refunds/bank-file`: `again` is the `exported_at` of a file to repeat; else it is a new one. */
export const refundFileQuerySchema = s.optional(
  s.nullable(s.object({ again: s.optional(s.string().check(s.regex(MOMENT))) })),
);

/** The answer to `POST /api/backoffice/refunds/bank-file`: the transfers to make, as CSV with whole account numbers. */
export const refundFileAnswerSchema = bodyOf(
  s.object({ csv: s.string(), transfers: s.int(), amount: twd }),
);
