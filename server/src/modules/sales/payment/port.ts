import type { PayWayOffer } from '@pinpu/shared/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Limits } from '../../../platform/config/limits.ts';
import type { EnvironmentValues, Variables } from '../../../platform/config/variables.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { App, ServerModule } from '../../../platform/module.ts';
import type { SecretStore } from '../../../platform/secrets/index.ts';

/** A line of an order, as a payment page may list it. */
export interface PaymentItem {
  name: string;
  quantity: number;
  /** Unit price in TWD. */
  price: number;
}

/** One payment attempt, as sent to a provider. Amounts in TWD; `trade_no` is never reused. */
export interface PaymentRequest {
  trade_no: string;
  amount: number;
  ord_code: string;
  /** The shop's name. */
  shop: string;
  /** Pay way of spec §4; 0 where it is chosen at the provider, among `ways`. */
  pay_way: number;
  /** For pay way 4, the number of instalments; 0 where it is chosen at the provider, among those of `ways`. */
  pay_period: number;
  /** Pay ways that the shop offers for this amount. */
  ways: readonly PayWayOffer[];
  /** The order's lines; with a discount, lines and shipping add up to more than `amount`. */
  items: readonly PaymentItem[];
  ship_amt: number;
  /** Absolute URLs that the browser returns to, by outcome; `order` for a code that is paid later. */
  return_urls: Readonly<Record<'paid' | 'failed' | 'order', string>>;
  /** Absolute URL to which the provider may send the browser with a result, by GET or POST. */
  result_url: string;
  /** Absolute URL to which the provider may send the browser after a cancellation, by GET. */
  cancel_url: string;
  /** The shop's origin as the browser sees it. */
  origin: string;
}

/** The form that takes the browser to the provider's page, by POST, or by GET with the fields as the query. */
export interface PaymentForm {
  method?: 'post' | 'get';
  action: string;
  fields: Readonly<Record<string, string>>;
}

/** The start of a payment: the form that leads to the payment page. */
export interface PaymentStart {
  form: PaymentForm;
  /** Set where the provider has opened the trade already; then the shop stores this start and reuses it. */
  provider_trade_no?: string;
}

/** A trade at the provider; `provider_trade_no` is '' until the provider has reported one. */
export interface TradeRef {
  trade_no: string;
  provider_trade_no: string;
  /** TWD. */
  amount: number;
}

/** A provider's report on a trade. */
export interface PaymentEvent extends TradeRef {
  merchant: string;
  /** `pending`: the bank has not decided, or it is unknown whether money was taken. */
  outcome: 'paid' | 'failed' | 'code_issued' | 'pending';
  /**
   * The provider's result code. Repeats of a webhook have the same code, though their text may differ (docs/taiwan).
   */
  code: string;
  /** Pay way of spec §4; 0 where the provider does not report it. */
  pay_way: number;
  /** Number of instalments that a card was charged in; 0 for none, or where the provider does not report it. */
  pay_period: number;
  /** For `code_issued`: what the order dialog shows (spec §3 pay_meta). */
  meta: Readonly<Record<string, string>>;
  /** For `code_issued`: the deadline of the code. */
  expires_at: Date | null;
  message: string;
  /** Whether the payment was only simulated in the provider's back office; nothing may be shipped for it. */
  simulated: boolean;
}

/** A request from the provider, or from a browser that it sends back; the body is the text as received. */
export interface IncomingRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, unknown>>;
  body: string;
}

/** The result of a webhook; after any result except `accepted`, the provider sends it again. */
export type WebhookResult = 'accepted' | 'unverified' | 'unknown' | 'mismatch';

/** The provider's webhook, in its own wire format. */
export interface Webhook {
  /** Returns the event of a genuine webhook; null for anything else. Checks neither the amount nor the merchant. */
  verify(request: IncomingRequest): Promise<PaymentEvent | null>;
  /** The response that the provider expects. */
  acknowledge(result: WebhookResult): { status: number; type: string; body: string };
}

/** A paid trade whose money is to be paid back. */
export interface PaidTrade extends TradeRef {
  /** Pay way of spec §4, as it was paid. */
  pay_way: number;
}

/**
 * How money can be paid back: now, by the provider's calls in this order; later, with the reason; or never through the
 * provider, with the reason and what to do instead.
 */
export type RefundChance =
  | { steps: readonly string[] }
  | { waits: string; until: Date }
  | { never: string };

/** What a trade is at the provider; amounts in TWD. */
export interface RefundState {
  /** What was captured, or authorised and not captured yet. */
  paid: number;
  /** What has been paid back of it, whoever asked for it. */
  refunded: number;
  /** Of all that was paid, while nothing has been paid back. */
  whole: RefundChance;
  /** Of a part. */
  part: RefundChance;
}

/**
 * What the provider did: paid back, with its number of it ('' where it has none); refused, and nothing was paid back; or
 * nothing was paid back so far, and it can be tried again.
 */
export type RefundResult =
  | { refund_no: string }
  | { refused: string; message: string }
  | { again: string };

/** A provider's refunds. Every call throws ProviderUnreachable where it is unknown what the provider did. */
export interface RefundService {
  /** Whether trades of a pay way can be paid back through the provider at all. */
  offers(pay_way: number): boolean;
  state(trade: PaidTrade): Promise<RefundState>;
  /** Pays back an amount by the steps of a chance; called once per refund, since no provider knows repeats. */
  payBack(trade: PaidTrade, amount: number, steps: readonly string[]): Promise<RefundResult>;
}

/** A payment provider's port (docs/architecture.md). */
export interface PaymentProvider {
  name: string;
  /** The merchant number that every event must have. */
  merchant: string;
  /** The pay ways it supports, and their limits. */
  ways: readonly PayWayOffer[];
  /** Whether simulated payments count: only in stage environments, where nothing is shipped. */
  acceptsSimulated: boolean;
  /**
   * Starts a payment. @throws ProviderUnreachable where there is no payment page; TradeNumberUsed where the provider
   * has opened this trade before and its answer was lost.
   */
  begin(request: PaymentRequest): Promise<PaymentStart>;
  /** Absent where the provider sends no webhooks. */
  webhook?: Webhook;
  /**
   * The event of a browser that returns from the payment page; null where nothing is known. `trade` is the attempt of
   * this order that can still be paid. @throws ProviderUnreachable
   */
  readReturn(request: IncomingRequest, trade: TradeRef | null): Promise<PaymentEvent | null>;
  /**
   * Queries the provider about a trade without changing anything; null where it does not know the trade, or nothing has
   * happened yet. @throws ProviderUnreachable where it does not answer; the state is unknown then.
   */
  query(trade: TradeRef): Promise<PaymentEvent | null>;
  /**
   * The same, and captures the money that the shopper has authorised, only once however often it is called. Absent
   * where the provider captures by itself.
   */
  confirm?(trade: TradeRef): Promise<PaymentEvent | null>;
  /** Absent where the provider pays nothing back by an API. */
  refund?: RefundService;
}

/** What a payment moves: nothing (`pretended`), test records at the provider (`test`), or money (`real`). */
export type Money = 'pretended' | 'test' | 'real';

/** A provider with validated settings. */
export interface ConfiguredProvider {
  money: Money;
  /** Why it moves no real money: one sentence per setting, with the fix; empty where `money` is `real`. */
  testSettings: readonly string[];
  /** Origins to which pages send its forms; they are added to the pages' policy (ADR 0110). */
  formOrigins: readonly string[];
  /**
   * Sends the provider a harmless query that it answers only if the keys are right. @throws Error with a sentence.
   * Absent where there are no keys.
   */
  checkKeys?(clock: Clock): Promise<void>;
  connect(app: App, store: SecretStore): PaymentProvider;
  /** Pages of the provider that this server serves itself, as the sandbox does. */
  pages?: ServerModule;
}

/** The export of a payment provider's folder, listed in `providers/index.ts`. */
export interface PaymentProviderDefinition {
  /**
   * The value of PAYMENT_PROVIDER, which is part of addresses and stored with every attempt; it must never be renamed.
   */
  name: string;
  /** As a clerk calls it. */
  title: string;
  /** Whether it never moves money; a live shop ships nothing for its payments. */
  pretended: boolean;
  /** Its environment variables; all of them are in `.env.example` and passed on by docker-compose. */
  variables: Variables;
  /** Validates its settings. @throws StartupError with a sentence that names the variable and the fix. */
  configure(environment: EnvironmentValues, shop: { publicUrl: string }): ConfiguredProvider;
  /** Deletes its own rows that have not changed since a moment. Absent where it stores none. */
  deleteOldRows?(db: Database, before: Date): Promise<unknown>;
}

/**
 * The result of applying a payment event. `unknown` and `mismatch` are rejected, all others acknowledged. A `mismatch`
 * of the amount records a refund task where money was taken.
 */
export type EventResult =
  | 'applied'
  | 'ignored'
  | 'refund'
  | 'repeated'
  | 'simulated'
  | 'unknown'
  | 'mismatch';

export interface EventContext {
  provider: Pick<PaymentProvider, 'name' | 'merchant' | 'acceptsSimulated'>;
  publicUrl: string;
  limits: Limits;
  now: Date;
}

/** Applies a verified event to its order; implemented by the order module. */
export type ApplyPaymentEvent = (
  db: Database,
  event: PaymentEvent,
  context: EventContext,
) => Promise<EventResult>;
