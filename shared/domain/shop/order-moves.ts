import { isOrderStatus, type OrderStatus } from './order-status.ts';

/**
 * The allowed status transitions; 0 and 99 are final, and none leads from 3 to an unpaid status. The specification
 * leaves them open (§4); docs/specification decides them.
 */
const MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  0: [],
  1: [0, 2],
  // 2 → 2 is a repeated payment, where only the attempt changes.
  2: [0, 2, 3, 4, 5, 6, 7, 88],
  3: [0, 99],
  4: [0, 99],
  5: [0, 99],
  6: [0, 3, 7, 88],
  7: [0, 2, 3, 88],
  88: [0, 2],
  99: [],
};

export function canMove(from: number, to: number): boolean {
  return isOrderStatus(from) && isOrderStatus(to) && MOVES[from].includes(to);
}
