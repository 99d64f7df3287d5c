import type { PickupStore } from '@pinpu/shared/domain';
import type { PaymentForm } from '../payment/port.ts';

/** What a provider is told when a shopper wants to choose a store. */
export interface MapRequest {
  /** The secret that the answer brings back; 20 letters and digits. */
  state: string;
  /** The chain, as a LogisticsSubType. */
  sub_type: string;
  /** Only stores that take money for the shop. */
  collects: boolean;
  /** Whether the browser is a phone's. */
  mobile: boolean;
  /** Where the browser brings the answer by POST, absolute. */
  reply_url: string;
  /** Origin under which this shop is seen by the browser. */
  origin: string;
}

/** What a map's answer says. */
export interface ChosenStore {
  state: string;
  store: PickupStore;
}

/** A provider of parcels to convenience stores, as the shop sees it (ADR 0118). */
export interface LogisticsProvider {
  name: string;
  /** The chains there are, as LogisticsSubTypes. */
  chains: readonly string[];
  /** The form that takes the browser to the map, by POST. */
  map(request: MapRequest): Promise<PaymentForm>;
  /**
   * The store of an answer; null for what the provider would not send. Whether it was asked for, and by whom, the
   * state tells alone.
   */
  readAnswer(fields: Readonly<Record<string, string>>): Promise<ChosenStore | null>;
}
