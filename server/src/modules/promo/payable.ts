import { ORDER_STATUS, returnDeadline, taipeiDate } from '@pinpu/shared/domain';

/** What decides when an order's profit is payable. */
interface Delivered {
  status: number;
  /** ISO 8601, '' before. */
  ship_date: string;
  rec_way: number;
}

/** From when the profit of an order is payable, when no return can be asked for any more; undefined before it is shipped. */
export const payableFrom = ({ status, ...shipped }: Delivered): Date | undefined =>
  status === ORDER_STATUS.fulfilled ? returnDeadline(shipped) : undefined;

/** The same as `YYYY-MM-DD` in Taipei; '' before it is shipped. */
export function payableDate(order: Delivered): string {
  const from = payableFrom(order);
  return from === undefined ? '' : taipeiDate(from);
}
