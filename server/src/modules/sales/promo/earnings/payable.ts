import { ORDER_STATUS, returnDeadline, taipeiDate } from '@pinpu/shared/domain';

interface Delivered {
  status: number;
  /** ISO 8601; '' before it is shipped. */
  ship_date: string;
  rec_way: number;
}

/** From when an order's profit is payable: once no return can be requested any more. Undefined before it is shipped. */
export const payableFrom = ({ status, ...shipped }: Delivered): Date | undefined =>
  status === ORDER_STATUS.fulfilled ? returnDeadline(shipped) : undefined;

/** The same as `YYYY-MM-DD` in Taipei; '' before it is shipped. */
export function payableDate(order: Delivered): string {
  const from = payableFrom(order);
  return from === undefined ? '' : taipeiDate(from);
}
