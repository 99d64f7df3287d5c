import { cartAnswerSchema, cartUpdateSchema } from '@pinpu/shared/contracts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { countPerAddress } from '../../../platform/http/address-limit.ts';
import { CART_BYTES, sessionQuery } from '../../../platform/http/session-query.ts';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { couponTries } from '../coupon/try-limit.ts';
import { updateCart } from './service.ts';

/** Per address. Beyond that a cart is answered but not stored: the browser keeps its copy. */
const NEW_CARTS = { max: 100, timeWindow: '10 minutes' };

/** `POST /api/cart/update`: stores the browser's cart and answers it as the shop can sell it (spec §7). */
export const cartModule: ServerModule = (app, deps) => {
  const { db, clock } = deps;
  const tries = couponTries(deps);
  const countNew = countPerAddress(app, NEW_CARTS);
  app.post(
    '/api/cart/update',
    {
      bodyLimit: CART_BYTES,
      schema: {
        tags: ['cart'],
        querystring: sessionQuery,
        body: cartUpdateSchema,
        response: { 200: cartAnswerSchema },
      },
    },
    async (request) => {
      const { query, body, member } = request;
      if (body.s !== query.s)
        throw new Rejection(400, 'INVALID', '欄位「s」與網址中的購物車代號不同。');
      const mayStart = async () => (await countNew(request)) === 0;
      const coupon_limit = await tries(request, query.s, body.coupon_code);
      const who = { member, now: clock(), mayStart, coupon_limit };
      return success(await updateCart(db, body, who));
    },
  );
};
