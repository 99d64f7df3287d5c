import { broughtCartAnswerSchema } from '@pinpu/shared/contracts';
import { object, string } from '@pinpu/shared/contracts/schema';
import { broughtCartPath } from '@pinpu/shared/domain';
import type { ServerModule } from '../../platform/module.ts';
import { broughtCookie } from './brought-cookie.ts';
import { broughtCart, redeemEmbedCheckout } from './checkout-service.ts';

/** Many shoppers of a mobile network have one address; a code can't be guessed anyway. */
const perAddress = { rateLimit: { max: 600, timeWindow: '10 minutes' } };

/** Where a shopper arrives from another site's page: the code is redeemed once, and the cart page asks what was brought. */
export const arrivalModule: ServerModule = (app, { db, clock, config }) => {
  const cookie = broughtCookie(config);

  app.get(
    '/embed/checkout/:code',
    { config: perAddress, schema: { params: object({ code: string() }), hide: true } },
    async (request, reply) => {
      const browser = await redeemEmbedCheckout(db, request.params.code, clock());
      if (browser !== undefined) cookie.set(reply, browser);
      // The address holds the code, which no later page learns.
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      return reply.redirect(broughtCartPath(browser !== undefined), 303);
    },
  );

  const schema = { tags: ['cart'], response: { 200: broughtCartAnswerSchema } };
  app.post('/api/cart/embedded', { config: perAddress, schema }, async (request) => {
    const browser = cookie.of(request);
    const body = browser === '' ? null : await broughtCart(db, browser, clock());
    return { success: true as const, body };
  });
};
