import type { PayWayOffer } from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';

/** One payment attempt, as sent to a provider. Amounts in TWD; `trade_no` is never used twice. */
export interface PaymentRequest {
  trade_no: string;
  amount: number;
  ord_code: string;
  /** Pay way of spec §4; 0 where it is chosen at the provider, among `ways`. */
  pay_way: number;
  /** Way 4: in how many instalments; 0 where it is chosen at the provider, among those of `ways`. */
  pay_period: number;
  /** What the shop offers for this amount. */
  ways: readonly PayWayOffer[];
  item_names: readonly string[];
  /** Where the browser comes back to, absolute, by outcome; `order` for a code that is paid later. */
  return_urls: Readonly<Record<'paid' | 'failed' | 'order', string>>;
  /** Where a provider may send the browser by POST with the content of a webhook, absolute. */
  result_url: string;
  /** Origin under which this shop is seen by the browser. */
  origin: string;
}

/** The form that takes the browser to the provider's payment page, by POST. */
export interface PaymentForm {
  action: string;
  fields: Readonly<Record<string, string>>;
}

/** What a provider reports of a trade. */
export interface PaymentEvent {
  trade_no: string;
  provider_trade_no: string;
  merchant: string;
  amount: number;
  /** `pending`: the bank has not decided. */
  outcome: 'paid' | 'failed' | 'code_issued' | 'pending';
  /** The provider's result code; repeats of one webhook share it while its text may differ (docs/taiwan). */
  code: string;
  /** Pay way of spec §4, 0 where the provider doesn't say. */
  pay_way: number;
  /** In how many instalments a card was charged, 0 for one or where the provider doesn't say. */
  pay_period: number;
  /** `code_issued`: what the order dialog shows (spec §3 pay_meta). */
  meta: Readonly<Record<string, string>>;
  /** `code_issued`: until when it can be paid. */
  expires_at: Date | null;
  message: string;
  /** Money that only the provider's back office pretends has been paid: nothing may be shipped for it. */
  simulated: boolean;
}

/** A payment provider, as the shop sees it (architecture §3). */
export interface PaymentProvider {
  name: string;
  /** The merchant number that every event must carry. */
  merchant: string;
  /** What it can be paid with at all, within which amounts. */
  ways: readonly PayWayOffer[];
  /** Whether simulated payments count: on a stage, where nothing is shipped. */
  acceptsSimulated: boolean;
  begin(request: PaymentRequest): Promise<PaymentForm>;
  /** The event of a correctly signed webhook; null for anything else. Checks neither amount nor merchant. */
  verifyWebhook(fields: Readonly<Record<string, string>>): Promise<PaymentEvent | null>;
  /**
   * Asks the provider for a trade; null where it knows none or nothing has happened yet.
   * @throws ProviderUnreachable where it can't be asked: then nothing is known.
   */
  query(trade_no: string): Promise<PaymentEvent | null>;
}

/** What a payment event did; `unknown` and `mismatch` are rejected, the others acknowledged. */
export type EventResult =
  | 'applied'
  | 'ignored'
  | 'refund'
  | 'repeated'
  | 'simulated'
  | 'unknown'
  | 'mismatch';

/** What applying an event depends on. */
export interface EventContext {
  provider: Pick<PaymentProvider, 'name' | 'merchant' | 'acceptsSimulated'>;
  publicUrl: string;
  now: Date;
}

/** Applies a verified event to its order; implemented by the order module. */
export type ApplyPaymentEvent = (
  db: Database,
  event: PaymentEvent,
  context: EventContext,
) => Promise<EventResult>;
