import { formatTwd, freeShippingBadge } from '@pinpu/shared/domain';

interface Shipped {
  ship_fee: number;
  ship_fee_free_amt: number;
}

/** The free-shipping badge in words, or undefined where shipping always costs (spec §9). */
export function freeShippingText(item: Shipped): string | undefined {
  const badge = freeShippingBadge(item);
  if (badge === undefined) return undefined;
  return badge.kind === 'free' ? '免運費' : `滿 ${formatTwd(badge.amount)} 免運費`;
}

/** The shipping note of a product: what it costs, and from when it is free. */
export function shippingNote(item: Shipped): string {
  const fee = item.ship_fee > 0 ? `運費 ${formatTwd(item.ship_fee)}` : undefined;
  return [fee, freeShippingText(item)].filter(Boolean).join('，');
}
