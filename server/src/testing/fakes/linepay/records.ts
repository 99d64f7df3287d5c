import { randomUUID } from 'node:crypto';
import {
  type PaymentOrder,
  type Result,
  readConfirmation,
  readOrder,
  type Transaction,
} from './transaction.ts';

/** Faults that tests can switch on. */
export interface Knobs {
  /** Every API call is answered with 503. */
  down: boolean;
  /** The named call is executed, but the connection ends before the response. */
  losesAnswerOf: 'request' | 'confirm' | 'check' | 'details' | 'none';
  /** Confirmations fail with this code, and nothing is captured; '' for none. */
  declines: string;
  /** The shopper's payment method. */
  method: 'CREDIT_CARD' | 'BALANCE';
  /** An amount added to what is captured: not documented behaviour, but a shop must notice it. */
  overcharge: number;
  /** Runs before a confirmation takes money. */
  beforeConfirm: () => Promise<void>;
}

/** Without authorisation, a payment request expires after this many ms (check result 0121). */
const TERM_MS = 20 * 60_000;

/** LINE Pay's transactions, and the effects of its API on them. */
export class Records {
  readonly transactions = new Map<string, Transaction>();
  readonly calls: string[] = [];
  charges = 0;
  readonly knobs: Knobs = {
    down: false,
    losesAnswerOf: 'none',
    declines: '',
    method: 'CREDIT_CARD',
    overcharge: 0,
    beforeConfirm: async () => {},
  };
  readonly #clock: () => Date;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** Opens a payment request; an order id is valid for one transaction. */
  open(text: string): Transaction | Result {
    const order = readOrder(text);
    if ('length' in order) return order;
    if ([...this.transactions.values()].some((one) => one.order.orderId === order.orderId))
      return ['1172', 'Existing same orderId.'];
    return this.#add(order);
  }

  #add(order: PaymentOrder): Transaction {
    const openedAt = this.#clock();
    const day = openedAt.toISOString().slice(0, 10).replaceAll('-', '');
    // 19 digits; parsed as a double, the last few would be lost.
    const id = `${day}${String(this.transactions.size + 1).padStart(10, '0')}7`;
    const reserveId = randomUUID().replaceAll('-', '');
    const transaction = { id, reserveId, order, openedAt, payInfo: [], confirming: false };
    const opened: Transaction = { ...transaction, state: 'reserved' };
    this.transactions.set(id, opened);
    return opened;
  }

  findByReserveId(reserveId: string): Transaction | undefined {
    return [...this.transactions.values()].find((one) => one.reserveId === reserveId);
  }

  /** A transaction's current state; it has expired if it was not authorised or confirmed in time. */
  find(id: string): Transaction | undefined {
    const transaction = this.transactions.get(id);
    if (!transaction) return undefined;
    const isOpen = transaction.state === 'reserved' || transaction.state === 'authorised';
    const age = this.#clock().getTime() - transaction.openedAt.getTime();
    if (isOpen && age >= TERM_MS) transaction.state = 'cancelled';
    return transaction;
  }

  /** Captures the money of an authorised transaction, once. */
  async confirm(id: string, text: string): Promise<Transaction | Result> {
    const request = readConfirmation(text);
    if ('length' in request) return request;
    const { amount, currency } = request;
    const transaction = this.find(id);
    if (!transaction) return ['1150', 'Transaction record not found.'];
    if (transaction.confirming) return ['1198', 'API call request has been duplicated.'];
    if (transaction.state === 'completed') return ['1152', 'Existing same transactionId.'];
    if (transaction.state === 'cancelled') return ['1180', 'The payment has been expired.'];
    if (transaction.state !== 'authorised') return ['1169', 'Payment is not authorised.'];
    if (currency !== transaction.order.currency || amount !== transaction.order.amount)
      return ['1153', 'Payment amount is different from the requested amount.'];
    transaction.confirming = true;
    await this.knobs.beforeConfirm();
    transaction.confirming = false;
    if (this.knobs.declines) return [this.knobs.declines, 'Declined.'];
    transaction.state = 'completed';
    const { method, overcharge } = this.knobs;
    transaction.payInfo = [{ method, amount: amount + overcharge }];
    this.charges += 1;
    return transaction;
  }
}
