import { canMove } from './order-moves.ts';
import { ORDER_STATUS } from './order-status.ts';

it.each([
  ['checkout', 1, 2],
  ['a number issued by the gateway', 2, 6],
  ['a notice under verification', 2, 7],
  ['a notice under verification', 6, 7],
  ['a verified payment', 2, 3],
  ['a verified payment', 6, 3],
  ['a verified payment', 7, 3],
  ['a verified failure', 2, 88],
  ['a verified failure', 7, 88],
  ['a missed deadline', 6, 88],
  ['a lease that ran out', 7, 2],
  ['paying again', 88, 2],
  ['paying again', 2, 2],
  ['pickup at a store', 2, 4],
  ['cash on delivery', 2, 5],
  ['shipping', 3, 99],
  ['collection', 4, 99],
  ['collection', 5, 99],
  ['sweeping', 1, 0],
  ['sweeping', 2, 0],
  ['sweeping', 88, 0],
  ['a return', 4, 0],
  ['a return', 5, 0],
  ['an administrator', 6, 0],
  ['an administrator', 7, 0],
  ['a refund', 3, 0],
])('allows %s to move an order from %d to %d [B4]', (_, from, to) => {
  expect(canMove(from, to)).toBe(true);
});

it('allows those 26 transitions and no other [B4]', () => {
  const all = Object.values(ORDER_STATUS);
  expect(all.flatMap((from) => all.filter((to) => canMove(from, to)))).toHaveLength(26);
});

it.each([
  [3, 2],
  [3, 88],
  [3, 6],
  [6, 2],
  [88, 3],
  [0, 2],
  [99, 0],
  [2, 99],
  [8, 2],
])('rejects the transition from %d to %d [B4]', (from, to) => {
  expect(canMove(from, to)).toBe(false);
});

it('no transition leaves 0 or 99, and only 2, 6 and 7 lead to paid [B4]', () => {
  const statuses = Object.values(ORDER_STATUS);
  const isFinal = (from: number) => !statuses.some((to) => canMove(from, to));
  expect(statuses.filter(isFinal)).toEqual([0, 99]);
  expect(statuses.filter((from) => canMove(from, 3))).toEqual([2, 6, 7]);
});
