import { handoffCartAnswerSchema } from '@pinpu/shared/contracts';
import { object, string } from '@pinpu/shared/contracts/schema';
import { handoffCartPath } from '@pinpu/shared/domain';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { handoffCart, redeemEmbedCheckout } from './checkout-service.ts';
import { handoffCookie } from './handoff-cookie.ts';

/** Generous, since many shoppers of a mobile network share an address; a code is too long to guess anyway. */
const perAddress = { rateLimit: { max: 600, timeWindow: '10 minutes' } };

/** Routes for shoppers from another site's page: the code is redeemed once, then the cart page fetches the cart. */
export const arrivalModule: ServerModule = (app, { db, clock, config }) => {
  const cookie = handoffCookie(config);

  app.get(
    '/embed/checkout/:code',
    { config: perAddress, schema: { params: object({ code: string() }), hide: true } },
    async (request, reply) => {
      const browser = await redeemEmbedCheckout(db, request.params.code, clock());
      if (browser !== undefined) cookie.set(reply, browser);
      // The address contains the code: it must be neither cached nor sent to later pages as a referrer.
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      return reply.redirect(handoffCartPath(browser !== undefined), 303);
    },
  );

  const schema = { tags: ['cart'], response: { 200: handoffCartAnswerSchema } };
  app.post('/api/cart/embedded', { config: perAddress, schema }, async (request) => {
    const browser = cookie.of(request);
    const body = browser === '' ? null : await handoffCart(db, browser, clock());
    return success(body);
  });
};
