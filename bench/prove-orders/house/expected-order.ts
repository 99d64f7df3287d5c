/** What can happen to an order: a notice about its first or second trade, or something the shop keeper does. */
export type Happening =
  | 'issued'
  | 'issuedLate'
  | 'paid'
  | 'failed'
  | 'pending'
  | 'paid, superseded'
  | 'failed, superseded'
  | 'ship'
  | 'refund';

/** An order as docs/specification would have it. */
export interface Expected {
  status: number;
  /** Whether a failure of the current try would still count. */
  isOpen: boolean;
  /** Payments that have to go back. */
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

const MOVES: Readonly<Record<Happening, (order: Expected) => Expected>> = {
  issued: issue,
  issuedLate: issue,
  paid: pay,
  'paid, superseded': pay,
  failed: fail,
  // A try that another has taken the place of can fail as it likes.
  'failed, superseded': (order) => order,
  pending: (order) => (order.status === 2 && order.isOpen ? { ...order, status: 7 } : order),
  ship: (order) => (order.status === 3 ? { ...order, status: 99 } : order),
  refund: (order) =>
    order.status === 3 ? { ...order, status: 0, refunds: order.refunds + 1 } : order,
};

const BY_HAND: readonly Happening[] = ['ship', 'refund'];

/** How an order ends after all of this, one after the other; a notice counts the first time it comes. */
export function expectedAfter(happenings: readonly Happening[]): Expected {
  let order: Expected = { status: 2, isOpen: true, refunds: 0 };
  const heard = new Set<Happening>();
  for (const happening of happenings) {
    if (!BY_HAND.includes(happening) && heard.has(happening)) continue;
    heard.add(happening);
    order = MOVES[happening](order);
  }
  return order;
}
