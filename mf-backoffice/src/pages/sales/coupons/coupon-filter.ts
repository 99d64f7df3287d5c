import { COUPON_STATES, type ShopCouponsQuery } from '@pinpu/shared/contracts';

/** Reads the filter from the address, which keeps it for links, Back and reloads. */
export function couponFilterOf(query: Pick<URLSearchParams, 'get'>): ShopCouponsQuery {
  const param = query.get('state');
  const after = query.get('after');
  return {
    state: COUPON_STATES.find((state) => state === param) ?? 'all',
    q: query.get('q')?.trim().slice(0, 60) ?? '',
    ...(after && { after }),
  };
}

export function pathOfCoupons({ state, q, after }: ShopCouponsQuery): string {
  const query = new URLSearchParams({
    ...(state !== 'all' && { state }),
    ...(q && { q }),
    ...(after && { after }),
  });
  return `/el/shop/coupons${query.size > 0 ? `?${query}` : ''}`;
}

export const pathOfCoupon = (code: string): string =>
  `/el/shop/coupons/${encodeURIComponent(code)}`;
