/** An event of an order: a webhook about its first or second trade, or an action of the shop's staff. */
export type OrderEvent =
  | 'issued'
  | 'issuedLate'
  | 'paid'
  | 'failed'
  | 'pending'
  | 'paid, superseded'
  | 'failed, superseded'
  | 'ship'
  | 'refund';

/** The expected state of an order, according to docs/specification. */
export interface Expected {
  status: number;
  /** Whether a failure of the current attempt still has an effect. */
  isOpen: boolean;
  /** The number of payments to refund. */
  refunds: number;
}

const awaits = ({ status }: Expected) => status === 2 || status === 6 || status === 7;

const pay = (order: Expected): Expected =>
  awaits(order) ? { ...order, status: 3 } : { ...order, refunds: order.refunds + 1 };

const issue = (order: Expected): Expected =>
  order.status === 2 && order.isOpen ? { ...order, status: 6, isOpen: false } : order;

const fail = (order: Expected): Expected =>
  order.isOpen && (order.status === 2 || order.status === 7)
    ? { ...order, status: 88, isOpen: false }
    : order;

const MOVES: Readonly<Record<OrderEvent, (order: Expected) => Expected>> = {
  issued: issue,
  issuedLate: issue,
  paid: pay,
  'paid, superseded': pay,
  failed: fail,
  // A failure of a superseded attempt has no effect.
  'failed, superseded': (order) => order,
  pending: (order) => (order.status === 2 && order.isOpen ? { ...order, status: 7 } : order),
  ship: (order) => (order.status === 3 ? { ...order, status: 99 } : order),
  refund: (order) =>
    order.status === 3 ? { ...order, status: 0, refunds: order.refunds + 1 } : order,
};

const BY_HAND: readonly OrderEvent[] = ['ship', 'refund'];

/** The state of an order after a sequence of events; repeated webhooks count once. */
export function expectedAfter(events: readonly OrderEvent[]): Expected {
  let order: Expected = { status: 2, isOpen: true, refunds: 0 };
  const seen = new Set<OrderEvent>();
  for (const event of events) {
    if (!BY_HAND.includes(event) && seen.has(event)) continue;
    seen.add(event);
    order = MOVES[event](order);
  }
  return order;
}
