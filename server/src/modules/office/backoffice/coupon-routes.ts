import {
  couponChangeSchema,
  couponSwitchSchema,
  newCouponSchema,
  shopCouponAnswerSchema,
  shopCouponsAnswerSchema,
  shopCouponsQuerySchema,
} from '@pinpu/shared/contracts';
import { maxLength, object, string } from 'zod/mini';
import { success } from '../../../platform/http/success.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { addCoupon, changeCoupon, switchCoupon } from '../../sales/coupon/change-coupon.ts';
import { couponPage, listCoupons } from '../../sales/coupon/shop-coupon.ts';
import { adminChange } from './caller.ts';

const tags = ['backoffice'];
const params = object({ code: string().check(maxLength(60)) });
const response = { 200: shopCouponAnswerSchema };
const audit = (verb: string) => ({ config: { audit: `coupon.${verb}`, operator: 'too' as const } });

const one = { tags, params, response };

/** Coupons: read, added, changed, disabled, also by `npm run coupons`. */
export function couponRoutes(app: App, deps: Deps) {
  const { db, clock } = deps;
  const context = adminChange(deps);
  const shown = async (code: string) => success(await couponPage(db, code, clock()));

  const list = {
    tags,
    querystring: shopCouponsQuerySchema,
    response: { 200: shopCouponsAnswerSchema },
  };
  app.get('/api/backoffice/coupons', { schema: list, ...audit('list') }, async ({ query }) =>
    success(await listCoupons(db, query, clock())),
  );

  const adding = { tags, body: newCouponSchema, response };
  app.post('/api/backoffice/coupons', { schema: adding, ...audit('add') }, async (request) =>
    shown(await addCoupon(db, request.body, await context(request))),
  );

  app.get('/api/backoffice/coupons/:code', { schema: one, ...audit('read') }, (request) =>
    shown(request.params.code),
  );

  app.put(
    '/api/backoffice/coupons/:code',
    { schema: { ...one, body: couponChangeSchema }, ...audit('set') },
    async (request) => {
      const { code } = request.params;
      await changeCoupon(db, code, request.body, await context(request));
      return shown(code);
    },
  );

  for (const [verb, enabled] of [
    ['disable', false],
    ['enable', true],
  ] as const) {
    app.post(
      `/api/backoffice/coupons/:code/${verb}`,
      { schema: { ...one, body: couponSwitchSchema }, ...audit(verb) },
      async (request) => {
        const { code } = request.params;
        const { version } = request.body;
        await switchCoupon(db, code, { version, enabled }, await context(request));
        return shown(code);
      },
    );
  }
}
