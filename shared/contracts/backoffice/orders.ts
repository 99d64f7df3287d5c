import * as s from '@pinpu/shared/contracts/schema';
import { PARCEL_STAGES } from '@pinpu/shared/domain';
import { invoiceSchema } from '../shop/checkout.ts';
import { bodyOf } from '../shop/envelope.ts';
import { orderSchema } from '../shop/order.ts';
import { priceRulesSchema } from '../shop/price-rule.ts';
import { filterDay, shortText, twd } from '../shop/primitives.ts';
import { rangeWarningSchema } from './invoices.ts';

/** The tabs of the back office's list of orders. */
export const SHOP_TABS = [
  'to-ship',
  'to-pay',
  'requests',
  'refunds',
  'invoices',
  'shipped',
  'cancelled',
  'all',
] as const;
export type ShopTab = (typeof SHOP_TABS)[number];

export const SHOP_ORDER_SORTS = ['newest', 'oldest'] as const;
export type ShopOrderSort = (typeof SHOP_ORDER_SORTS)[number];

/** Query of `GET /api/backoffice/orders`. */
export const shopOrdersQuerySchema = s.object({
  tab: s.withDefault(s.oneOf(SHOP_TABS), 'all'),
  /**
   * The beginning of an order code, e-mail, name or phone; a whole parcel number, invoice number or product code; or
   * part of a product's name or of the address.
   */
  q: s.withDefault(shortText(60), ''),
  sort: s.withDefault(s.oneOf(SHOP_ORDER_SORTS), 'newest'),
  from: s.optional(filterDay),
  to: s.optional(filterDay),
  /** `next` of the previous page. */
  after: s.optional(s.string().check(s.regex(/^[\dT:.Z-]{24}~[\w-]{1,40}$/))),
  t: s.optional(s.string().check(s.maxLength(20))),
});
export type ShopOrdersQuery = s.Infer<typeof shopOrdersQuerySchema>;

/** An order in the back office's list. */
const shopOrderRowSchema = s.object({
  ord_code: s.string(),
  ord_date: s.string(),
  status: s.int(),
  inv_amt: twd,
  cnt_name: s.string(),
  /** The name of its first line, the number of further lines, and the units of all lines. */
  goods: s.object({ name: s.string(), others: s.int(), units: s.int() }),
  /** The day before which it does not leave, because of pre-orders; missing for goods in stock. */
  preorder: s.withFallback(s.optional(s.string()), undefined),
  /** The pickup store; '' for an address. */
  store: s.string(),
  /** While the buyer waits for an answer: `cancel` or `return`, with the buyer's message; else ''. */
  request: s.string(),
  request_reason: s.string(),
  /** Amount still to be refunded. */
  refund_due: twd,
  /** Where its open refunds stand: one of `REFUND_STAGES`, '' for none, or from servers of earlier releases. */
  refund_stage: s.withDefault(s.string(), ''),
  /** When its goods were picked; '' before that. */
  packed_at: s.string(),
  /** Whether it has waited too long to be shipped. */
  overdue: s.boolean(),
  /** Whether it was paid in the sandbox of a live shop: no money was received, and nothing may be shipped. */
  pretended: s.boolean(),
  ship_carrier: s.string(),
  ship_code: s.string(),
  /** Its parcels at the provider that carry goods to the buyer, or will, oldest first; none from earlier servers. */
  parcels: s.withDefault(
    s.array(
      s.object({
        id: s.string(),
        sub_type: s.string(),
        state: s.string(),
        stage: s.withFallback(s.oneOf(PARCEL_STAGES), 'none'),
        /** '' until there is one. */
        number: s.string(),
      }),
    ),
    [],
  ),
});
export type ShopOrderRow = s.Infer<typeof shopOrderRowSchema>;

/** How many orders each tab has, at most `SHOP_COUNT_LIMIT`. */
const shopCountsSchema = s.object({
  'to-ship': s.int(),
  'to-pay': s.int(),
  requests: s.int(),
  refunds: s.int(),
  /** Whose invoice could not be issued or voided; 0 from servers before invoice providers. */
  invoices: s.withDefault(s.int(), 0),
});
export const SHOP_COUNT_LIMIT = 1000;

/** `GET /api/backoffice/orders`: a page of orders. */
export const shopOrdersAnswerSchema = bodyOf(
  s.object({
    orders: s.array(shopOrderRowSchema),
    /** The cursor of the next page; '' on the last page. */
    next: s.string(),
    counts: shopCountsSchema,
  }),
);

/** One entry of an order's history, for the shop. */
const orderRecordSchema = s.object({
  at: s.string(),
  /** `checkout`, `gateway`, `sweeper`, `member`, `guest`, `admin` for commands, `admin:<account>`. */
  actor: s.string(),
  /** A cause that `orderRecordText` of the domain knows, or one of another release. */
  cause: s.string(),
  status: s.int(),
  /** Such as a parcel or invoice number, or an amount. */
  detail: s.record(s.string(), s.unknown()),
});
export type OrderRecord = s.Infer<typeof orderRecordSchema>;

const paymentAttemptSchema = s.object({
  trade_no: s.string(),
  /** As a clerk calls it. */
  provider: s.string(),
  pay_way: s.int(),
  amount: twd,
  /** `open`, `code_issued`, `paid`, `failed` or `superseded`. */
  status: s.string(),
  at: s.string(),
});

/** A refund as the shop sees it. */
export const shopRefundSchema = s.object({
  id: s.string(),
  reason: s.string(),
  amount: twd,
  /** `provider`, `account` or `hand`; '' where nothing has been chosen. */
  way: s.string(),
  /** One of the domain's `REFUND_STAGES`. */
  stage: s.string(),
  contents: s.array(s.object({ line_no: s.int(), qty: s.int() })),
  /** Why it waits or was refused, as a sentence; '' otherwise. */
  message: s.string(),
  /** Written as in an order's history; '' for nobody. */
  requested_by: s.string(),
  released_by: s.string(),
  /** When it was recorded, when it last changed, and when it is tried next ('' for never). */
  c_date: s.string(),
  u_date: s.string(),
  next_at: s.string(),
  /** Whether the provider can pay it back. */
  by_provider: s.boolean(),
  /** Whether another way can be chosen, and whether it can be tried again. */
  can_choose: s.boolean(),
  can_retry: s.boolean(),
});
export type ShopRefund = s.Infer<typeof shopRefundSchema>;

/** An order as the shop sees it. `version` changes with everything that is shown; a move compares what it is about. */
export const shopOrderSchema = s.object({
  order: orderSchema,
  version: s.string(),
  records: s.array(orderRecordSchema),
  attempts: s.array(paymentAttemptSchema),
  packed_at: s.string(),
  pretended: s.boolean(),
  /** What the shop's provider is to do with the order's invoice, or could not do; missing for nothing. */
  invoice_task: s.optional(
    s.object({
      kind: s.oneOf(['issue', 'void']),
      /** Whether it is left to the clerk; otherwise it is tried by itself. */
      failed: s.boolean(),
      /** Why it has not been done yet, as a sentence; '' where it is about to be. */
      message: s.string(),
    }),
  ),
  /** What the provider has done about the invoice's allowances (折讓), oldest first; missing for none. */
  allowance_tasks: s.optional(
    s.array(
      s.object({
        amount: twd,
        /** `due`, `sending`, `done`, `failed` or `voided`. */
        state: s.string(),
        number: s.string(),
        date: s.string(),
        message: s.string(),
      }),
    ),
  ),
  /** Whether a void invoice can be issued again at the provider. */
  can_reissue: s.optional(s.boolean()),
  /** Its refunds, oldest first; missing from servers of earlier releases. */
  refunds: s.optional(s.array(shopRefundSchema)),
  /** What of its payment can still be paid back, and whether the provider can do it. */
  refund_rest: s.optional(twd),
  refund_by_provider: s.optional(s.boolean()),
  refund_as_credit: s.optional(s.boolean()),
  /** The units that may come back and were not recorded as received; missing from servers of earlier releases. */
  to_receive: s.optional(s.array(s.object({ line_no: s.int(), qty: s.int() }))),
  /** The rules of price that applied to it, by which a partial return is computed; missing for none. */
  price_rules: s.withFallback(s.optional(priceRulesSchema), undefined),
});
export type ShopOrder = s.Infer<typeof shopOrderSchema>;

/** `GET /api/backoffice/orders/{code}`. */
export const shopOrderAnswerSchema = bodyOf(shopOrderSchema);

/** 409 where the order was changed meanwhile: `body` is its current state. */
export const shopOrderConflictSchema = s.looseObject({ body: shopOrderSchema });

/** The moves of one order: `POST /api/backoffice/orders/{code}/{move}`. */
export const SHOP_MOVES = [
  'ship',
  'cancel',
  'refund',
  'duplicate',
  'accept',
  'decline',
  'invoice',
  'void',
  'reissue',
  'refund-part',
  'receive',
  'refund-way',
  'refund-release',
  'refund-retry',
  'correct',
] as const;
export type ShopMove = (typeof SHOP_MOVES)[number];

/** Body of a move; each move only uses the fields that it needs. */
export const shopMoveSchema = s.object({
  /** The version of the order that was read; the move is rejected if the order has changed since. */
  version: s.string().check(s.maxLength(64)),
  carrier: s.withDefault(shortText(20), ''),
  tracking: s.withDefault(shortText(60), ''),
  /** The shop's message to the buyer. */
  reason: s.withDefault(shortText(300), ''),
  number: s.withDefault(shortText(20), ''),
  date: s.withDefault(shortText(10), ''),
  amount: s.optional(twd),
  /** Of refunds: which one, how it is paid back ('' to choose later), and the units that it is for. */
  refund_id: s.withDefault(shortText(40), ''),
  way: s.withDefault(s.oneOf(['', 'provider', 'account', 'credit', 'hand']), ''),
  contents: s.withDefault(
    s.array(s.object({ line_no: s.int(), qty: s.int() })).check(s.maxLength(50)),
    [],
  ),
  /** Whether these units are good, and go back to the stock. */
  restock: s.withDefault(s.boolean(), false),
  /** Units that came back, and whether they are good and go back to the stock. */
  returned: s.withDefault(
    s
      .array(s.object({ line_no: s.int(), qty: s.int(), restock: s.boolean() }))
      .check(s.maxLength(100)),
    [],
  ),
  /** The corrected details of the invoice. */
  invoice: s.optional(invoiceSchema),
});
export type ShopMoveBody = s.Infer<typeof shopMoveSchema>;

/** `GET /api/backoffice/overview`: the shop's open tasks. */
export const shopOverviewAnswerSchema = bodyOf(
  s.object({
    counts: shopCountsSchema,
    /** How many of the orders to ship have waited too long. */
    overdue: s.int(),
    refund_amount: s.int(),
    mails: s.int(),
    /** How many products are nearly sold out, and sold out. */
    low_stock: s.int(),
    sold_out: s.int(),
    /** How many parcels need a person; 0 from servers before parcels. */
    parcel_problems: s.withDefault(s.int(), 0),
    /** Warnings about the invoice provider's numbers; missing for none. */
    invoice_ranges: s.withFallback(s.optional(s.array(rangeWarningSchema)), undefined),
  }),
);

const unsentMailSchema = s.object({
  id: s.string(),
  kind: s.string(),
  to: s.string(),
  subject: s.string(),
  /** Whether delivery was given up; otherwise it is tried again at `next_at`. */
  given_up: s.boolean(),
  attempts: s.int(),
  /** The mail server's response; '' where there was none. */
  reason: s.string(),
  c_date: s.string(),
  next_at: s.string(),
  /** False where the content was deleted, such as that of an expired code. */
  can_retry: s.boolean(),
});
export type UnsentMail = s.Infer<typeof unsentMailSchema>;

/** `GET /api/backoffice/mails`, newest first, and the answer to `…/{id}/retry` and `…/{id}/discard`. */
export const unsentMailsAnswerSchema = bodyOf(s.object({ mails: s.array(unsentMailSchema) }));
