import { formatTwd, freeShippingBadge } from '@pinpu/shared/domain';

interface Shipped {
  ship_fee: number;
  ship_fee_free_amt: number;
}

/** The text of the free-shipping badge, or undefined where shipping is never free (spec §9). */
export function freeShippingText(item: Shipped): string | undefined {
  const badge = freeShippingBadge(item);
  if (badge === undefined) return undefined;
  return badge.kind === 'free' ? '免運費' : `滿 ${formatTwd(badge.amount)} 免運費`;
}

/** The shipping note of a product: the fee, and from which amount it is free. */
export function shippingNote(item: Shipped): string {
  const fee = item.ship_fee > 0 ? `運費 ${formatTwd(item.ship_fee)}` : undefined;
  return [fee, freeShippingText(item)].filter(Boolean).join('，');
}
