import { formatTwd } from '@pinpu/shared/domain';

/** How the price has changed since a product was liked; '' if it has not changed, or is not known. */
export function priceChangeText(liked_price: number, price: number): string {
  if (liked_price === 0 || liked_price === price) return '';
  const change = price < liked_price ? '便宜' : '貴';
  return `比收藏時${change} ${formatTwd(Math.abs(price - liked_price))}`;
}
