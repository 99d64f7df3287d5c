import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';
import { orderSchema } from './order.ts';
import { shortText, twd } from './primitives.ts';

/** The lists of orders of the back office (ADR 0186). */
export const SHOP_TABS = [
  'to-ship',
  'to-pay',
  'requests',
  'refunds',
  'shipped',
  'cancelled',
  'all',
] as const;
export type ShopTab = (typeof SHOP_TABS)[number];

/** A day in Taipei. */
const day = s.string().check(s.regex(/^\d{4}-\d{2}-\d{2}$/));
const orderCode = s.string().check(s.trim(), s.minLength(1), s.maxLength(40));

/** Query of `GET /api/backoffice/orders`. */
export const shopOrdersQuerySchema = s.object({
  tab: s.withDefault(s.oneOf(SHOP_TABS), 'all'),
  /** An order code, e-mail, name, phone, product, parcel or invoice number, or how one begins. */
  q: s.withDefault(shortText(60), ''),
  from: s.optional(day),
  to: s.optional(day),
  /** `next` of the page before. */
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
  /** The name of its first line, how many lines follow, and the units of all. */
  goods: s.object({ name: s.string(), others: s.int(), units: s.int() }),
  /** The pickup store; '' for an address. */
  store: s.string(),
  /** `cancel` or `return` while the buyer waits for an answer, with the buyer's words; else ''. */
  request: s.string(),
  request_reason: s.string(),
  /** Amount still to be refunded. */
  refund_due: twd,
  /** When its goods were picked; '' before. */
  packed_at: s.string(),
  /** Whether it has waited to be shipped for too long. */
  overdue: s.boolean(),
  /** Paid in the sandbox of a live shop: nothing was received, nothing may be shipped. */
  pretended: s.boolean(),
  ship_carrier: s.string(),
  ship_code: s.string(),
});
export type ShopOrderRow = s.Infer<typeof shopOrderRowSchema>;

/** How many orders wait in each list; never more than `SHOP_COUNT_LIMIT`. */
const shopCountsSchema = s.object({
  'to-ship': s.int(),
  'to-pay': s.int(),
  requests: s.int(),
  refunds: s.int(),
});
export const SHOP_COUNT_LIMIT = 1000;

/** `GET /api/backoffice/orders`: a page of orders, newest first. */
export const shopOrdersAnswerSchema = bodyOf(
  s.object({
    orders: s.array(shopOrderRowSchema),
    /** Where the next page begins, '' at the end. */
    next: s.string(),
    counts: shopCountsSchema,
  }),
);

/** One entry of an order's history, for the shop. */
const orderRecordSchema = s.object({
  at: s.string(),
  /** `checkout`, `gateway`, `sweeper`, `member`, `guest`, `admin` for commands, `admin:<account>`. */
  actor: s.string(),
  /** A cause known to `orderRecordText` of the domain, or one written by another release. */
  cause: s.string(),
  status: s.int(),
  /** A parcel's or an invoice's number, an amount. */
  detail: s.record(s.string(), s.unknown()),
});
export type OrderRecord = s.Infer<typeof orderRecordSchema>;

const paymentAttemptSchema = s.object({
  trade_no: s.string(),
  provider: s.string(),
  pay_way: s.int(),
  amount: twd,
  /** `open`, `code_issued`, `paid`, `failed` or `superseded`. */
  status: s.string(),
  at: s.string(),
});

/** An order as the shop sees it. `version` changes with everything that is shown of it. */
export const shopOrderSchema = s.object({
  order: orderSchema,
  version: s.string(),
  records: s.array(orderRecordSchema),
  attempts: s.array(paymentAttemptSchema),
  packed_at: s.string(),
  pretended: s.boolean(),
});
export type ShopOrder = s.Infer<typeof shopOrderSchema>;

/** `GET /api/backoffice/orders/{code}`. */
export const shopOrderAnswerSchema = bodyOf(shopOrderSchema);

/** 409 to a move of an order that was changed meanwhile: `body` is what it is now. */
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
] as const;
export type ShopMove = (typeof SHOP_MOVES)[number];

/** Body of a move; a move takes the fields that it needs. */
export const shopMoveSchema = s.object({
  /** Of the order as it was read: one that was changed since is not moved. */
  version: s.string().check(s.maxLength(64)),
  carrier: s.withDefault(shortText(20), ''),
  tracking: s.withDefault(shortText(60), ''),
  /** The shop's words for the buyer. */
  reason: s.withDefault(shortText(300), ''),
  number: s.withDefault(shortText(20), ''),
  date: s.withDefault(shortText(10), ''),
  amount: s.optional(twd),
});
export type ShopMoveBody = s.Infer<typeof shopMoveSchema>;

/** The most orders of one packing list, and the most lines that are shipped at once. */
export const PACKING_LIMIT = 50;
export const SHIPMENT_LIMIT = 200;

/** Query and body of `/api/backoffice/packing`: order codes, in a query separated by commas. */
export const packingQuerySchema = s.object({
  codes: s.string().check(s.maxLength(4000)),
  t: s.optional(s.string().check(s.maxLength(20))),
});
export const packingSchema = s.object({
  codes: s.array(orderCode).check(s.minLength(1), s.maxLength(PACKING_LIMIT)),
});
export const packingAnswerSchema = bodyOf(s.object({ orders: s.array(shopOrderSchema) }));

/** Body of `POST /api/backoffice/shipments`. */
export const shipmentsSchema = s.object({
  lines: s.array(
    s.object({ ord_code: shortText(60), carrier: shortText(40), tracking: shortText(80) }),
  ),
});
export type ShipmentLine = s.Infer<typeof shipmentsSchema>['lines'][number];

/** Result of each line, in the order of the lines. */
export const shipmentsAnswerSchema = bodyOf(
  s.object({
    results: s.array(s.object({ ord_code: s.string(), shipped: s.boolean(), message: s.string() })),
  }),
);
export type ShipmentResult = s.Infer<typeof shipmentsAnswerSchema>['body']['results'][number];

/** `GET /api/backoffice/overview`: what waits for the shop. */
export const shopOverviewAnswerSchema = bodyOf(
  s.object({
    counts: shopCountsSchema,
    /** Of those to ship, how many have waited for too long. */
    overdue: s.int(),
    refund_amount: s.int(),
    mails: s.int(),
    /** Products that are nearly, and completely, sold out. */
    low_stock: s.int(),
    sold_out: s.int(),
  }),
);

/** A mail that did not leave. */
const unsentMailSchema = s.object({
  id: s.string(),
  kind: s.string(),
  to: s.string(),
  subject: s.string(),
  /** Whether delivery was given up; else it is tried again at `next_at`. */
  given_up: s.boolean(),
  attempts: s.int(),
  /** Response of the mail server; '' for none. */
  reason: s.string(),
  c_date: s.string(),
  next_at: s.string(),
  /** False for one whose content is gone: a code that has expired. */
  can_retry: s.boolean(),
});
export type UnsentMail = s.Infer<typeof unsentMailSchema>;

/** `GET /api/backoffice/mails`, newest first, and the answer to `…/{id}/retry` and `…/{id}/discard`. */
export const unsentMailsAnswerSchema = bodyOf(s.object({ mails: s.array(unsentMailSchema) }));
