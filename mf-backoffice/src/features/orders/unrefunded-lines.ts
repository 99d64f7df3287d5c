import { type CartLine, type Order, soldLines } from '@pinpu/shared/contracts';

/** How many units of each line, from 1, have been refunded. */
export const refundedUnits = ({ refunds }: Pick<Order, 'refunds'>, line_no: number): number =>
  refunds
    .flatMap(({ contents }) => contents)
    .filter((one) => one.line_no === line_no)
    .reduce((sum, { qty }) => sum + qty, 0);

/** The lines of an order without the units that were refunded: what is still to be packed and sent. */
export const unrefundedLines = (order: Order): CartLine[] =>
  soldLines(order).flatMap((line, at) => {
    const qty = line.qty - refundedUnits(order, at + 1);
    return qty > 0 ? [{ ...line, qty }] : [];
  });
