import { cartAnswerSchema, cartUpdateSchema } from '@pinpu/shared/contracts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { CART_BYTES, sessionQuery } from '../../platform/http/session-query.ts';
import type { ServerModule } from '../../platform/module.ts';
import { updateCart } from './service.ts';

/** `POST /api/cart/update`: stores the browser's cart and answers it as the shop can sell it (spec §7). */
export const cartModule: ServerModule = (app, { db, clock }) => {
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
    async ({ query, body, member }) => {
      if (body.s !== query.s)
        throw new Refusal(400, 'INVALID', '欄位「s」與網址中的購物車代號不同。');
      const who = { cus_id: member?.cus_id, now: clock() };
      return { success: true as const, body: await updateCart(db, body, who) };
    },
  );
};
