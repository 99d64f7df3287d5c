import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from '../shop/envelope.ts';

const month = s.string().check(s.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/));
const t = s.optional(s.string().check(s.maxLength(20)));

/** A closed month: the number of payouts, their amount, and how much of it is not transferred yet. */
const closedMonthSchema = s.object({
  month: s.string(),
  closed_at: s.string(),
  /** Written as in an order's history: `admin:<account>`, or `admin` for a command; '' where it was not recorded. */
  closed_by: s.string(),
  payouts: s.int(),
  amount: s.int(),
  waiting: s.int(),
  waiting_amount: s.int(),
});
export type ClosedMonth = s.Infer<typeof closedMonthSchema>;

/** Query of `GET /api/backoffice/payouts`; `after` is the last month of the previous page. */
export const shopPayoutsQuerySchema = s.object({ after: s.optional(month), t });

/** `GET /api/backoffice/payouts`: months that can be closed, and closed ones, the latest first. */
export const shopPayoutsAnswerSchema = bodyOf(
  s.object({
    open: s.array(s.string()),
    /** The current month, which has not ended. */
    running: s.string(),
    closed: s.array(closedMonthSchema),
    next: s.string(),
  }),
);

const shareFields = {
  /** The payout's id; before the month is closed, the promoter's. */
  id: s.string(),
  /** '' where the promoter was erased. */
  cus_id: s.string(),
  name: s.string(),
  email: s.string(),
  amount: s.int(),
  orders: s.int(),
  /** Deduction for returns after an earlier payout, 0 or negative, and for how many orders. */
  corrections: s.int(),
  returns: s.int(),
};

const shopPayoutSchema = s.object({
  ...shareFields,
  /** The account it goes to, by its last digits; '' where there is none. */
  account: s.string(),
  /** The day of the transfer, `YYYY-MM-DD`, and who recorded it; '' before. */
  paid_on: s.string(),
  paid_by: s.string(),
});
export type ShopPayout = s.Infer<typeof shopPayoutSchema>;

/** A promoter's share that is carried over instead of paid, with the reason. */
const carriedShareSchema = s.object({ ...shareFields, reason: s.string() });
export type CarriedShare = s.Infer<typeof carriedShareSchema>;

/** A month: its payouts, or those that closing it would make. `version` changes with everything that is shown. */
const shopMonthSchema = s.object({
  month: s.string(),
  /** '' while it is open. */
  closed_at: s.string(),
  closed_by: s.string(),
  version: s.string(),
  payouts: s.array(shopPayoutSchema),
  carried: s.array(carriedShareSchema),
});
export type ShopMonth = s.Infer<typeof shopMonthSchema>;

/** `GET /api/backoffice/payouts/{month}`, and the answer to `…/close` and `…/paid`. */
export const shopMonthAnswerSchema = bodyOf(shopMonthSchema);
export const shopMonthParamsSchema = s.object({ month });

/** 409 where the month was changed meanwhile: `body` is its current state. */
export const shopMonthConflictSchema = s.looseObject({ body: shopMonthSchema });

/** Body of `POST …/close`: the version that was shown, so that nothing else is closed. */
export const closeMonthSchema = s.object({ version: s.string().check(s.maxLength(64)) });

/** Body of `POST …/paid`: payouts of the month, and the day they were transferred. */
export const payoutsPaidSchema = s.object({
  ids: s.array(s.string().check(s.maxLength(64))).check(s.minLength(1), s.maxLength(5000)),
  date: s.string().check(s.regex(/^20\d\d-\d\d-\d\d$/)),
});

/** The answer to `POST …/bank-file`: transfers that are still to be made, as CSV with full account numbers. */
export const bankFileAnswerSchema = bodyOf(s.object({ csv: s.string(), transfers: s.int() }));

/** Query of `GET …/lines`: the orders of one share of a month, newest first. */
export const payoutLinesQuerySchema = s.object({
  id: s.string().check(s.maxLength(64)),
  after: s.withDefault(s.string().check(s.maxLength(200)), ''),
  t,
});
const payoutLineSchema = s.object({
  ord_code: s.string(),
  ord_date: s.string(),
  /** Negative for a return after an earlier payout. */
  amount: s.int(),
});
export const payoutLinesAnswerSchema = bodyOf(
  s.object({ items: s.array(payoutLineSchema), next: s.string() }),
);
