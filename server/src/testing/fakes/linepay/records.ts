import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

export type State = 'reserved' | 'authorised' | 'cancelled' | 'failed' | 'completed';

const product = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(4000)),
  quantity: z.int().check(z.minimum(1)),
  price: z.int().check(z.minimum(0)),
});

const address = z.string().check(
  z.maxLength(500),
  z.refine((text) => URL.canParse(text)),
);

/** The body of a payment request as the documents describe it; everything listed is required. */
const requestSchema = z.object({
  amount: z.int(),
  currency: z.string().check(z.length(3)),
  orderId: z.string().check(z.minLength(1), z.maxLength(100)),
  packages: z
    .array(
      z.object({
        id: z.string().check(z.minLength(1), z.maxLength(50)),
        amount: z.int(),
        userFee: z._default(z.int(), 0),
        products: z.array(product).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
  redirectUrls: z.object({ confirmUrl: address, cancelUrl: address }),
});
type PaymentOrder = z.infer<typeof requestSchema>;

export interface Transaction {
  id: string;
  reserveId: string;
  order: PaymentOrder;
  state: State;
  openedAt: Date;
  payInfo: { method: string; amount: number }[];
  confirming: boolean;
  refunds: { id: string; amount: number; at: Date }[];
}

export type Result = readonly [returnCode: string, returnMessage: string];

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

function addsUp({ amount, packages }: PaymentOrder): boolean {
  const isWhole = packages.every(
    ({ amount: part, products }) =>
      part === sum(products.map(({ quantity, price }) => quantity * price)),
  );
  return isWhole && amount === sum(packages.map(({ amount: part, userFee }) => part + userFee));
}

function readJson<S extends z.ZodMiniType>(schema: S, text: string): z.infer<S> | Result {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return ['2102', 'JSON data format error.'];
  }
  const { success, data, error } = z.safeParse(schema, body);
  return success ? data : ['2101', `Parameter error. ${error.issues[0]?.path.join('.') ?? ''}`];
}

function readOrder(text: string): PaymentOrder | Result {
  const order = readJson(requestSchema, text);
  if ('length' in order) return order;
  if (order.currency !== 'TWD') return ['1178', 'Unsupported currency.'];
  if (order.amount <= 0) return ['1183', 'The payment amount must be greater than 0.'];
  return addsUp(order) ? order : ['1124', 'Amount info error.'];
}

const confirmationSchema = z.object({ amount: z.int(), currency: z.string() });

const readConfirmation = (text: string): z.infer<typeof confirmationSchema> | Result =>
  readJson(confirmationSchema, text);

const refundSchema = z.object({ refundAmount: z.optional(z.int()) });

export interface Knobs {
  down: boolean;
  /** The named call is executed, but the connection ends before the response. */
  losesAnswerOf: 'request' | 'confirm' | 'check' | 'details' | 'refund' | 'none';
  /** Confirmations fail with this code, and nothing is captured; '' for none. */
  declines: string;
  method: 'CREDIT_CARD' | 'BALANCE';
  /** An amount added to what is captured: not documented behaviour, but a shop must notice it. */
  overcharge: number;
  beforeConfirm: () => Promise<void>;
  /** Refunds are answered with this code, and nothing is paid back; '' for none. */
  refusesRefunds: string;
}

/** Without authorisation, a payment request expires after this many ms (check result 0121). */
const TERM_MS = 20 * 60_000;

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
    refusesRefunds: '',
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
    const transaction = {
      id,
      reserveId,
      order,
      openedAt,
      payInfo: [],
      confirming: false,
      refunds: [],
    };
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

  /** Pays a part of a captured payment back, or all that is left. Returns the number of the refund. */
  refund(id: string, text: string): { refundId: string; at: Date } | Result {
    const request = readJson(refundSchema, text);
    if ('length' in request) return request;
    const transaction = this.find(id);
    if (!transaction) return ['1150', 'Transaction record not found.'];
    if (transaction.state !== 'completed') return ['1155', 'Not refundable.'];
    if (this.knobs.refusesRefunds) return [this.knobs.refusesRefunds, 'Refused.'];
    const paid = sum(transaction.payInfo.map(({ amount }) => amount));
    const left = paid - sum(transaction.refunds.map(({ amount }) => amount));
    const amount = request.refundAmount ?? left;
    if (left === 0) return ['1165', 'Already refunded.'];
    if (amount <= 0) return ['1124', 'Amount info error.'];
    if (amount > left) return ['1164', 'Refund amount exceeds the limit.'];
    const at = this.#clock();
    const refundId = `${id.slice(0, 10)}${String(900_000_000 + transaction.refunds.length)}`;
    transaction.refunds.push({ id: refundId, amount, at });
    return { refundId, at };
  }
}
