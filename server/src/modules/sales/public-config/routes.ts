import { publicConfigAnswerSchema, sessionId } from '@pinpu/shared/contracts';
import { literal, object, optional, union, unknown } from '@pinpu/shared/contracts/schema';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { shopContent } from '../../base/settings/shop-content.ts';
import { paymentProvider } from '../payment/provider.ts';
import { offersOf } from '../pickup/offers.ts';
import { logisticsProvider } from '../pickup/provider.ts';
import { deleteStaleCartSessions } from './repository.ts';
import { configFacts, publicConfig } from './service.ts';

/** The session alone, for a page that already has the configuration in its HTML. */
const sessionAnswer = object({ success: literal(true), body: object({ s: sessionId }) });

const schema = {
  querystring: object({
    // Accepts any value, so that a browser with a broken session gets a new one instead of an error.
    s: optional(unknown()),
    /** The mark (`configMark`) of the configuration that the page was rendered with. */
    known: optional(unknown()),
  }),
  response: { 200: union([publicConfigAnswerSchema, sessionAnswer]) },
  tags: ['config'],
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const HOUR_MS = 3_600_000;

export const publicConfigModule: ServerModule = (app, deps) => {
  const { db, config, clock, every } = deps;
  const provider = paymentProvider(app, deps);
  const logistics = logisticsProvider(deps);
  app.get('/api/config/public', { schema }, async ({ query }) => {
    const content = await shopContent(db);
    return success(
      await publicConfig(db, {
        ...configFacts(config),
        content,
        s: textOf(query.s),
        known: textOf(query.known),
        offers: offersOf(content.settings, { provider, logistics }),
        now: clock(),
      }),
    );
  });
  every('sweep cart sessions', HOUR_MS, () => deleteStaleCartSessions(db, clock()));
};
