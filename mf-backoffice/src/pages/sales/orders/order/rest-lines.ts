import type { CartLine } from '@pinpu/shared/contracts';
import type { ShopParcel } from '@pinpu/shared/contracts/backoffice';
import { isParcelInEffect } from '@pinpu/shared/domain';

/** A line of an order with the units that are in no parcel yet. */
export interface RestLine {
  /** Its place in the order, from 1. */
  line_no: number;
  line: CartLine;
  qty: number;
}

/** What of an order is in no parcel that carries it to the buyer, or will: what was lost or never left is sent again. */
export function restLines(
  lines: readonly CartLine[],
  parcels: readonly Pick<ShopParcel, 'kind' | 'state' | 'stage' | 'contents'>[],
): RestLine[] {
  const packed = parcels.filter(isParcelInEffect).flatMap(({ contents }) => contents);
  return lines.flatMap((line, at) => {
    const line_no = at + 1;
    let qty = line.qty;
    for (const one of packed) if (one.line_no === line_no) qty -= one.qty;
    return qty > 0 ? [{ line_no, line, qty }] : [];
  });
}
