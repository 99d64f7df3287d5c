import * as s from '@pinpu/shared/contracts/schema';
import { normaliseOrderCode, PARCEL_STAGES } from '@pinpu/shared/domain';
import { invoiceSchema, payPeriod } from './checkout.ts';
import { appliedRuleSchema } from './price-rule.ts';
import { requiredText, shortText, twd } from './primitives.ts';
import { parcelFeeSchema } from './shipping-rules.ts';

/** A request of the buyer, `cancel` or `return`, and the shop's answer. */
const orderRequestRecordSchema = s.object({
  kind: s.string(),
  /** `open`, `accepted`, `declined` or `withdrawn`. */
  state: s.string(),
  /** The buyer's message. */
  reason: s.string(),
  /** The shop's message. */
  answer: s.string(),
  at: s.string(),
  /** When it was answered or withdrawn; '' while it is open. */
  answered_at: s.string(),
});
export type OrderRequestRecord = s.Infer<typeof orderRequestRecordSchema>;

/**
 * A refund to the buyer: for an order that was `cancelled` or `returned`, for a part of one (`partial`), or for an
 * unexpected payment: `twice`, `late`, `amount`.
 */
const refundSchema = s.object({
  reason: s.string(),
  amount: twd,
  done: s.boolean(),
  /** When it was refunded; before that, when the task was recorded. */
  at: s.string(),
  /** `provider`, `account` or `hand`; '' where nothing has been chosen. */
  way: s.withDefault(s.string(), ''),
  /** Where it is: one of the domain's `REFUND_STAGES`, or '' from servers of earlier releases. */
  stage: s.withDefault(s.string(), ''),
  /** The units that it is for, by line from 1; empty for money alone. */
  contents: s.withDefault(s.array(s.object({ line_no: s.int(), qty: s.int() })), []),
});
export type OrderRefund = s.Infer<typeof refundSchema>;

/**
 * The shop's records about the invoice: `kind` is `issued`, `corrected` or `voided`; `date` is its day in Taipei,
 * YYYY-MM-DD.
 */
const invoiceRecordSchema = s.object({
  at: s.string(),
  kind: s.string(),
  number: s.string(),
  date: s.string(),
});

/** A parcel of an order, as its buyer follows it. Times ISO 8601, '' where it has not happened. */
const orderParcelSchema = s.object({
  /** `out` to the buyer, `return` back to the shop. */
  kind: s.string(),
  stage: s.withFallback(s.oneOf(PARCEL_STAGES), 'none'),
  /** The chain or the carrier by name; '' where unknown. */
  carrier: s.string(),
  /** The number to track it by, and the page for it; '' before there is one. */
  number: s.string(),
  url: s.string(),
  /** Whether the number must be typed in on that page. */
  asks_number: s.boolean(),
  /** What is collected on receipt; 0 for nothing. */
  collects: twd,
  /** The last day at the store, YYYY-MM-DD; '' where unknown. */
  store_until: s.string(),
  c_date: s.string(),
  handed_in_at: s.string(),
  at_store_at: s.string(),
  /** When it reached its stage. */
  status_at: s.string(),
  /** What is in it; empty where it holds the whole order. */
  contents: s.array(s.object({ name: s.string(), qty: s.int() })),
});
export type OrderParcel = s.Infer<typeof orderParcelSchema>;

/** An allowance (折讓) of the invoice: a part of it, or all, taken back. */
const allowanceRecordSchema = s.object({
  number: s.string(),
  /** The day of issue in Taipei, YYYY-MM-DD. */
  date: s.string(),
  amount: twd,
  voided: s.boolean(),
});
export type AllowanceRecord = s.Infer<typeof allowanceRecordSchema>;

/** What can be done with an invoice that the shop's provider has issued, or is about to. */
const providerInvoiceSchema = s.object({
  /** The last day, YYYY-MM-DD, on which its details can be corrected; '' before it is issued. */
  until: s.string(),
  /** Whether it is being issued or voided right now. */
  busy: s.boolean(),
  /** Always false, for remotes that were built before `invoice_pdf`. */
  printable: s.boolean(),
});

/** An order (spec §3) as browsers see it. Amounts in TWD; times ISO 8601, '' where not known yet. */
export const orderSchema = s.object({
  ord_id: s.string(),
  guid: s.string(),
  ord_code: s.string(),
  ord_date: s.string(),
  c_date: s.string(),
  u_date: s.string(),
  pay_date: s.string(),
  pay_proc_date: s.string(),
  pay_note: s.string(),
  ship_date: s.string(),
  /** A key of `CARRIERS` in the domain, and the parcel's number; '' before shipping, or where unknown. */
  ship_carrier: s.withDefault(s.string(), ''),
  ship_code: s.withDefault(s.string(), ''),
  coupon_code: s.string(),
  promo_code: s.string(),
  /** Whether a promoter's link brought it, without the promoter. */
  promoted: s.withDefault(s.boolean(), false),
  tot_amt: twd,
  tot_tax: twd,
  inv_amt: twd,
  /** What of it is for goods exempt from tax, and taxed at zero. */
  exempt_amt: s.withDefault(twd, 0),
  zero_amt: s.withDefault(twd, 0),
  ship_amt: twd,
  /** The fee of each parcel before a coupon; missing where there is one for all. */
  parcel_fees: s.withFallback(s.optional(s.array(parcelFeeSchema)), undefined),
  /** Coupon discount on goods and on shipping; both are already deducted from `inv_amt`. */
  dis_inv_amt: twd,
  dis_ship_amt: twd,
  /** What rules of price did, which is part of the discounts; missing for nothing. */
  applied_rules: s.withFallback(s.optional(s.array(appliedRuleSchema)), undefined),
  ap_amt: twd,
  pay_amt: twd,
  curr: s.string(),
  curr_rate: s.int(),
  /** The invoice's number, '' until it is issued. */
  invoice_code: s.withDefault(s.string(), ''),
  /** 隨機碼 of the invoice; '' where it is not known. */
  invoice_random_no: s.withDefault(s.string(), ''),
  /** The invoice's records, oldest first. */
  invoices: s.withDefault(s.array(invoiceRecordSchema), []),
  /** The invoice's allowances, oldest first; missing where there are none. */
  allowances: s.withFallback(s.optional(s.array(allowanceRecordSchema)), undefined),
  /** Missing where the invoice is not the shop's provider's. */
  provider_invoice: s.withFallback(s.optional(providerInvoiceSchema), undefined),
  /** The number of the invoice that can be downloaded as PDF, a company's without a carrier; missing where there is none. */
  invoice_pdf: s.withFallback(s.optional(s.string()), undefined),
  invoice_title: s.string(),
  invoice_vatid: s.string(),
  invoice_carrier_type: s.string(),
  invoice_carrier_num: s.string(),
  invoice_love_code: s.string(),
  pay_way: s.int(),
  /** Number of instalments for way 4; 0 if unknown. */
  pay_period: s.withDefault(s.int(), 0),
  /** 1 to the address, 2 to the store in `rec_meta` (spec §3). */
  rec_way: s.int(),
  /** JSON text of the store, '' for none. */
  rec_meta: s.withDefault(s.string(), ''),
  /** JSON text; may hold Barcode1, Barcode2, Barcode3, or the ATM account (spec §3). */
  pay_meta: s.string(),
  status: s.int(),
  cus_name: s.string(),
  cus_email: s.string(),
  cus_phone: s.string(),
  cus_mobile: s.string(),
  cus_addr1: s.string(),
  cus_postcode: s.string(),
  cnt_name: s.string(),
  email: s.string(),
  phone1: s.string(),
  addr1: s.string(),
  addr1_postcode: s.string(),
  /** JSON text, a list of lines (spec §3). */
  cart_json: s.string(),
  /** Status history with times, oldest first. */
  events: s.withDefault(s.array(s.object({ at: s.string(), status: s.int() })), []),
  /** The buyer's requests, oldest first. */
  requests: s.withDefault(s.array(orderRequestRecordSchema), []),
  /** The shop's refunds, oldest first. */
  refunds: s.withDefault(s.array(refundSchema), []),
  /** Parcels that a provider carries, oldest first; missing where there are none. */
  parcels: s.withFallback(s.optional(s.array(orderParcelSchema)), undefined),
});
export type Order = s.Infer<typeof orderSchema>;

/**
 * Body of `POST /api/order/{id}`, `…/pay/{guid}` and `…/pubPay/{guid}`: the e-mail that opens a guest's order (spec
 * §7). It is only compared and gets no mail, so any text is accepted: orders of older releases must stay readable.
 */
export const orderAccessSchema = s.object({
  acc_email: s.optional(s.string().check(s.maxLength(254))),
  /** Payment method of a repeated payment (spec §4); if omitted, chosen on the payment page. */
  pay_way: s.optional(s.int().check(s.minimum(1), s.maximum(99))),
  pay_period: s.optional(payPeriod),
});

/**
 * Body of `POST /api/order/{id}/request`: requests to cancel or to return, or withdraws the open request.
 */
export const orderRequestSchema = s.object({
  acc_email: s.optional(s.string().check(s.maxLength(254))),
  kind: s.oneOf(['cancel', 'return', 'withdraw']),
  reason: s.withDefault(shortText(300), ''),
});
export type OrderRequest = s.Infer<typeof orderRequestSchema>;

/** Body of `POST /api/order/{id}/invoice`: the corrected details of the invoice. */
export const invoiceCorrectionSchema = s.extend(invoiceSchema, {
  acc_email: s.optional(s.string().check(s.maxLength(254))),
});
export type InvoiceCorrection = s.Infer<typeof invoiceCorrectionSchema>;

/**
 * Body of `POST /api/order/find`: what a guest has of an order, whose e-mail or mobile number is compared with the
 * buyer's. The response is that of `POST /api/order/{id}`.
 */
export const findOrderSchema = s.object({
  ord_code: s.string().check(s.overwrite(normaliseOrderCode), s.minLength(1), s.maxLength(64)),
  contact: requiredText(254),
});
export type FindOrder = s.Infer<typeof findOrderSchema>;

/** Answer of `POST /api/order/{id}`: the order is in `body.data.body` (spec §7, read literally). */
export const orderAnswerSchema = s.object({
  success: s.literal(true),
  body: s.object({ data: s.object({ body: orderSchema }) }),
});

/** A row of the member's history (spec §3). */
export const orderHistoryItemSchema = s.object({
  ord_code: s.string(),
  guid: s.string(),
  ord_date: s.string(),
  inv_amt: twd,
  status: s.int(),
  cart_json: s.string(),
  OrdDtl: s.array(s.object({ name: s.string(), qty: s.int() })),
});
export type OrderHistoryItem = s.Infer<typeof orderHistoryItemSchema>;
