import { COUPON_STATES, type ShopCouponsQuery } from '@pinpu/shared/contracts';
import { listAddress, searchTextOf } from '../../../features/lists/list-address.ts';

/** Reads the filter from the address, which keeps it for links, Back and reloads. */
export function couponFilterOf(query: Pick<URLSearchParams, 'get'>): ShopCouponsQuery {
  const param = query.get('state');
  const after = query.get('after');
  return {
    state: COUPON_STATES.find((state) => state === param) ?? 'all',
    of: query.get('of') === 'members' ? 'members' : 'shop',
    q: searchTextOf(query),
    ...(after && { after }),
  };
}

export const pathOfCoupons = ({ state, of, q, after }: ShopCouponsQuery): string =>
  listAddress('/el/shop/coupons', { state, of, q, after }, { state: 'all', of: 'shop' });

export const pathOfCoupon = (code: string): string =>
  `/el/shop/coupons/${encodeURIComponent(code)}`;
