import type { CouponState } from '@pinpu/shared/contracts';
import { Badge } from '@pinpu/shared/ui';
import { STATES } from './coupon-texts.ts';

/** The state of a coupon in its colour. */
export function CouponBadge({ state }: { state: CouponState }) {
  const found = STATES.find((one) => one.state === state);
  return <Badge $tone={found?.tone ?? 'grey'}>{found?.text}</Badge>;
}
