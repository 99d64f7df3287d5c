import { newCouponSchema, type ShopCoupon } from '@pinpu/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { _default, boolean, maxLength, object, string } from 'zod/mini';
import type { App, Deps } from '../../../platform/module.ts';
import { changeContext } from '../../base/audit/change-context.ts';
import { noteAudit } from '../../base/audit/request-audit.ts';
import { addCoupon, switchCoupon } from '../../sales/coupon/change-coupon.ts';
import { couponPage, listCoupons } from '../../sales/coupon/shop-coupon.ts';

const search = object({ q: _default(string().check(maxLength(60)), '') });
const choice = object({ code: string().check(maxLength(60)), enabled: boolean() });

/** Coupons as `npm run coupons` gets them. */
export interface ListedCoupons {
  coupons: ShopCoupon[];
  /** Whether the shop has older ones, too. */
  more: boolean;
}

/** The calls of `npm run coupons`. */
export function couponRoutes(app: App, deps: Deps) {
  const { db, clock } = deps;
  const context = (request: FastifyRequest) => changeContext(request, deps, 'admin');
  const one = async (code: string): Promise<ListedCoupons> => ({
    coupons: [(await couponPage(db, code, clock())).coupon],
    more: false,
  });

  const list = { schema: { hide: true, body: search }, config: { audit: 'coupon.list' } };
  app.post('/operator/coupons', list, async ({ body }): Promise<ListedCoupons> => {
    const { coupons, next } = await listCoupons(db, { state: 'all', q: body.q }, clock());
    return { coupons, more: next !== '' };
  });

  const add = { schema: { hide: true, body: newCouponSchema }, config: { audit: 'coupon.add' } };
  app.post('/operator/coupons/add', add, async (request) =>
    one(await addCoupon(db, request.body, context(request))),
  );

  const change = { schema: { hide: true, body: choice }, config: { audit: 'coupon.switch' } };
  app.post('/operator/coupons/switch', change, async (request) => {
    const { code, enabled } = request.body;
    noteAudit(request, { action: enabled ? 'coupon.enable' : 'coupon.disable', subject: code });
    const { version } = (await couponPage(db, code, clock())).coupon;
    await switchCoupon(db, code, { version, enabled }, context(request));
    return one(code);
  });
}
