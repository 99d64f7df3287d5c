import { publicConfigAnswerSchema } from '@pinpu/shared/contracts';
import { object, optional, unknown } from '@pinpu/shared/contracts/schema';
import type { ServerModule } from '../../platform/module.ts';
import { relyingParty } from '../passkey/relying-party.ts';
import { paymentProvider } from '../payment/provider.ts';
import { shopOffers } from '../pickup/offers.ts';
import { logisticsProvider } from '../pickup/provider.ts';
import { deleteStaleCartSessions } from './repository.ts';
import { publicConfig } from './service.ts';

const schema = {
  // Accepts anything: a browser with a broken session gets a new one instead of an error.
  querystring: object({ s: optional(unknown()) }),
  response: { 200: publicConfigAnswerSchema },
  tags: ['config'],
};

const HOUR_MS = 3_600_000;

/** `GET /api/config/public` (spec §7). */
export const publicConfigModule: ServerModule = (app, deps) => {
  const { db, config, clock, every } = deps;
  const provider = paymentProvider(app, deps);
  const logistics = logisticsProvider(deps);
  app.get('/api/config/public', { schema }, async ({ query }) => ({
    success: true as const,
    body: await publicConfig(db, {
      s: typeof query.s === 'string' ? query.s : undefined,
      appInitDelayMs: config.appInitDelayMs,
      storageSalt: config.storageSalt,
      shopMode: config.shopMode,
      passkeyOrigin: relyingParty(config)?.origin ?? '',
      offers: await shopOffers(db, provider, logistics),
      now: clock(),
    }),
  }));
  every('sweep cart sessions', HOUR_MS, () => deleteStaleCartSessions(db, clock()));
};
