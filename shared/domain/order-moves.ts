import { isOrderStatus, type OrderStatus } from './order-status.ts';

/**
 * The allowed status transitions; 0 and 99 are final, and no transition leads from 3 to an unpaid status.
 * The specification leaves the transitions open (§4); docs/specification decides them.
 */
const MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  0: [],
  1: [0, 2],
  // 2 → 2 is a repeated payment: the attempt changes, the status stays.
  2: [0, 2, 3, 4, 5, 6, 7, 88],
  3: [0, 99],
  4: [0, 99],
  5: [0, 99],
  6: [0, 3, 7, 88],
  7: [0, 2, 3, 88],
  88: [0, 2],
  99: [],
};

/** Whether an order may move from one status to another. */
export function canMove(from: number, to: number): boolean {
  return isOrderStatus(from) && isOrderStatus(to) && MOVES[from].includes(to);
}
