import type { CartLine } from '@pinpu/shared/contracts';
import { formatTwd, freeShippingBadge } from '@pinpu/shared/domain';

/** The text of a line's free-shipping badge; undefined where it has none (spec §9). */
export function freeShippingText(line: CartLine): string | undefined {
  const badge = freeShippingBadge(line);
  if (badge === undefined) return undefined;
  return badge.kind === 'free' ? '免運費' : `滿 ${formatTwd(badge.amount)} 免運費`;
}
