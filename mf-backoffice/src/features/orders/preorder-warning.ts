import { type Order, soldLines } from '@pinpu/shared/contracts';
import { dispatchText, orderShips, taipeiDate } from '@pinpu/shared/domain';
import { canBeShipped } from './to-ship.ts';

/** Says that an order to be shipped contains pre-orders that leave on a later day; '' for others. */
export function preorderWarning(order: Order, now = new Date()): string {
  const ships = orderShips(soldLines(order));
  return canBeShipped(order.status) && ships > taipeiDate(now)
    ? `含預購商品，整筆訂單 ${dispatchText(ships)}，請不要提早寄出。`
    : '';
}
