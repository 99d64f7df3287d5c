import { paymentProvider } from '../../payments/provider.ts';
import { stringFields } from '../../payments/sandbox/protocol.ts';
import type { ServerModule } from '../module.ts';
import { settle } from './settle.ts';

/**
 * `POST /api/payment/{provider}/notice`: where the provider tells of payments. Answered after the commit with
 * `1|OK`; anything else makes the provider tell again.
 */
export const paymentModule: ServerModule = (app, deps) => {
  const { db, clock, config } = deps;
  const provider = paymentProvider(app, deps);
  app.post(`/api/payment/${provider.name}/notice`, async (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    const fields = stringFields(request.body);
    const news = fields && (await provider.verifyNotice(fields));
    if (!news) return reply.code(400).send('0|signature');
    const settings = { provider, publicUrl: config.publicUrl, now: clock() };
    const settled = await settle(db, news, settings);
    request.log.info({ provider: provider.name, outcome: news.outcome, settled }, 'payment notice');
    if (settled === 'unknown' || settled === 'mismatch')
      return reply.code(400).send(`0|${settled}`);
    return '1|OK';
  });
};
