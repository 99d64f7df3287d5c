import type { CouponState, ShopCoupon } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import type { BadgeTone } from '@pinpu/shared/ui';

/** The states in the order of the list's tabs. */
export const STATES: readonly { state: CouponState; text: string; tone: BadgeTone }[] = [
  { state: 'running', text: '進行中', tone: 'success' },
  { state: 'upcoming', text: '尚未開始', tone: 'warning' },
  { state: 'used-up', text: '已用完', tone: 'grey' },
  { state: 'ended', text: '已結束', tone: 'grey' },
  { state: 'disabled', text: '停用', tone: 'danger' },
];

const shown = (day: string) => day.replaceAll('-', '/');

/** The days on which a coupon can be used. */
export function periodText({ starts_on, ends_on }: Pick<ShopCoupon, 'starts_on' | 'ends_on'>) {
  if (starts_on === '' && ends_on === '') return '不限期間';
  if (ends_on === '') return `${shown(starts_on)} 起`;
  return starts_on === '' ? `到 ${shown(ends_on)}` : `${shown(starts_on)}～${shown(ends_on)}`;
}

/** The number of a coupon's uses, and the limit. */
export const usesText = ({ used, max_uses }: Pick<ShopCoupon, 'used' | 'max_uses'>) =>
  max_uses === null ? `${used} 次` : `${used}／${max_uses} 次`;

export const minimumText = ({ min_amt }: Pick<ShopCoupon, 'min_amt'>) =>
  min_amt > 0 ? `滿 ${formatTwd(min_amt)}` : '不限金額';
