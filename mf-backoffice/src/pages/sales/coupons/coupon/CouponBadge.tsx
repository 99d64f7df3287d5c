import type { CouponState } from '@pinpu/shared/contracts';
import { Badge } from '@pinpu/shared/ui';
import { STATES } from './coupon-texts.ts';

/** A coupon's state, as a coloured badge. */
export function CouponBadge({ state }: { state: CouponState }) {
  const found = STATES.find((one) => one.state === state);
  return <Badge $tone={found?.tone ?? 'grey'}>{found?.text}</Badge>;
}
